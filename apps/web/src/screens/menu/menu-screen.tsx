import { lazy, Suspense, useEffect } from 'react';
import { LANGUAGES, needTexts, t } from '../../base/i18n/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { wantMusic } from '../../base/sound/index.ts';
import { artUrl, Button } from '../../base/theme/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { ConnectionLight, Footer } from '../page/index.ts';
import { Hero } from './hero.tsx';
import { MenuDossier } from './menu-dossier.tsx';
import { takeManifest } from './own-manifest.ts';
import './menu.css';

/** Decoration with real cards: comes when the menu itself is there, and not at all to a narrow screen. */
const HeroStructure = lazy(async () => {
  const [{ HeroStructure: Structure }] = await Promise.all([import('./hero-structure.tsx'), needTexts('table')]);
  return { default: Structure };
});
const wide = matchMedia('(min-width: 900px) and (min-height: 640px)');

/** `lost`: the address led nowhere; the menu is where one can go from there. */
export function MenuScreen({ lost = false }: { readonly lost?: boolean }) {
  useEffect(() => {
    document.title = 'Illuminice';
    return wantMusic();
  }, []);
  const language = useSettings((state) => state.language);
  useEffect(() => takeManifest(language), [language]);
  return (
    <div className="screen menu-screen">
      <main className="menu">
        <div className="menu-hero">
          <Hero />
          <div className="menu-stage">
            <img className="menu-web" src={artUrl.web} alt="" />
            {wide.matches && (
              <Suspense fallback={undefined}>
                <HeroStructure />
              </Suspense>
            )}
          </div>
        </div>
        <MenuDossier lost={lost} />
      </main>
      <div className="menu-foot">
        <MusicButton />
        <LanguageChoice />
        <Line />
        <Footer />
      </div>
    </div>
  );
}

function Line() {
  return <ConnectionLight connection={useLobby((state) => state.connection)} labelled />;
}

/** S-16: whoever cannot read the menu should not have to find the settings through it. */
function LanguageChoice() {
  const { language, change } = useSettings();
  return (
    <select
      className="menu-language"
      aria-label={t('settings.language', 'Language')}
      value={language}
      onChange={({ target }) => change({ language: target.value })}
    >
      {LANGUAGES.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

function MusicButton() {
  const { music, hotkeys, change } = useSettings();
  return (
    <Button
      look="quiet"
      icon={music ? 'musical-notes' : 'sound-off'}
      {...(hotkeys ? { hotkey: 'M' } : {})}
      aria-pressed={music}
      onClick={() => change({ music: !music })}
    >
      {music ? t('menu.musicOn', 'Music on') : t('menu.musicOff', 'Music off')}
    </Button>
  );
}
