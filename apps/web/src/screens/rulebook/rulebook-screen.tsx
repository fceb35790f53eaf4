import { useEffect } from 'react';
import { Rulebook } from '../../around/rulebook/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Footer, TopBar } from '../page/index.ts';

export function RulebookScreen({ rule }: { readonly rule: string }) {
  useEffect(() => {
    document.title = `${t('menu.rulebook', 'Rulebook')} · Illuminice`;
  }, []);
  return (
    <div className="screen rulebook-screen">
      <TopBar title={t('menu.rulebook', 'Rulebook')} />
      <main>
        <h1 className="visually-hidden">{t('menu.rulebook', 'Rulebook')}</h1>
        <Rulebook rule={rule} onFollow={(target) => navigate(`/rulebook#${target}`)} />
      </main>
      <Footer />
    </div>
  );
}
