import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { Footer } from '../page/index.ts';

export function FarewellScreen({ why }: { readonly why: 'kicked' | 'cancelled' }) {
  const leave = (): void => {
    useLobby.setState({ farewell: undefined });
    navigate('/', { replace: true });
  };
  return (
    <div className="screen">
      <span />
      <main className="plain-screen">
        <Panel look="paper" clip className="dossier dossier-narrow">
          <h1>
            {why === 'kicked'
              ? t('farewell.kicked', 'You were shown the door')
              : t('farewell.cancelled', 'The meeting never happened')}
          </h1>
          <p>
            {why === 'kicked'
              ? t('farewell.kickedText', 'The host took you off this table.')
              : t('farewell.cancelledText', 'The host called the game off.')}
          </p>
          <Button look="dark" onClick={leave}>
            {t('common.menu', 'Main menu')}
          </Button>
        </Panel>
      </main>
      <Footer />
    </div>
  );
}
