import { useEffect } from 'react';
import { Rulebook } from '../../around/rulebook/rulebook.tsx';
import { t } from '../../base/i18n/translate.ts';
import { navigate } from '../../base/router/router.ts';
import { Footer } from '../page/footer.tsx';
import { TopBar } from '../page/top-bar.tsx';

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
