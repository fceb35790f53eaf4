import { useEffect } from 'react';
import { Footer } from '../app/footer.tsx';
import { navigate } from '../app/router.ts';
import { TopBar } from '../app/top-bar.tsx';
import { t } from '../i18n/translate.ts';
import { Rulebook } from './rulebook.tsx';

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
