import { useEffect } from 'react';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { stopClient, takeOver } from '../../session/online/index.ts';
import { Footer } from '../page/index.ts';

/** REQ-370: Exit closes the program. A page opened by hand may not close itself, so it says farewell and falls silent. */
export function GoodbyeScreen() {
  useEffect(() => {
    document.title = 'Illuminice';
    stopClient();
    window.close();
  }, []);
  return (
    <div className="screen">
      <span />
      <main className="plain-screen">
        <Panel look="paper" clip className="dossier dossier-narrow">
          <h1>{t('goodbye.title', 'You were never here')}</h1>
          <p>{t('goodbye.text', 'The connection is closed and the music has stopped. You may close this tab.')}</p>
          <Button
            look="dark"
            onClick={() => {
              takeOver();
              navigate('/', { replace: true });
            }}
          >
            {t('goodbye.back', 'On second thought…')}
          </Button>
        </Panel>
      </main>
      <Footer />
    </div>
  );
}
