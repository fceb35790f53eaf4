import { PACKAGES, VERSION } from 'virtual:shipped';
import { catalogue } from '@illuminice/cards';
import { useEffect } from 'react';
import { INTERFACE_ICONS } from '../../base/art/index.ts';
import { t } from '../../base/i18n/index.ts';
import { onSite } from '../../base/site/index.ts';
import { Panel } from '../../base/theme/index.ts';
import { Footer, TopBar } from '../page/index.ts';
import { ICON_AUTHORS } from './icon-authors.ts';
import './credits.css';

/** Everybody whose work is in here. The list of glyphs is that of the build: what is drawn is listed. */
export function CreditsScreen() {
  useEffect(() => {
    document.title = `${t('menu.credits', 'Credits')} · Illuminice`;
  }, []);
  const glyphs = [...new Set([...catalogue.map(({ icon }) => icon), ...INTERFACE_ICONS])].sort();
  return (
    <div className="screen">
      <TopBar title={t('menu.credits', 'Credits')} />
      <main className="credits">
        <Panel look="paper" clip className="dossier">
          <h1>{t('menu.credits', 'Credits')}</h1>
          <p className="credits-version">
            {t('credits.version', 'Illuminice, version {version}', { version: VERSION })} ·{' '}
            <a className="paper-link" href={onSite('/docs/project/changelog.html')}>
              {t('credits.new', 'what is new')}
            </a>{' '}
            ·{' '}
            <a className="paper-link" href={onSite('/docs/')}>
              {t('menu.manual', 'Manual')}
            </a>
          </p>
          <p>
            {t(
              'credits.game',
              'Illuminice is an unofficial, free online version of a classic card game of conspiracy. It is not affiliated with or endorsed by the publisher. Illuminati is a registered trademark of Steve Jackson Games. Names and numbers of the cards are facts of that game; every sentence and every picture here is our own or credited below. Not for resale. If you like it: buy the real game.',
            )}
          </p>
          <h2>{t('credits.icons', 'Icons')}</h2>
          <p>
            {t(
              'credits.iconsText',
              'The pictures on the cards and in the interface are from game-icons.net, under the Creative Commons licence CC BY 3.0; recoloured, doubled off-register and set on a halftone by us. Icons made by:',
            )}
          </p>
          <ul className="credits-authors">
            {ICON_AUTHORS.map(({ name, waived }) => (
              <li key={name}>
                {name}
                {waived && ' (CC0)'}
              </li>
            ))}
          </ul>
          <p>
            {t(
              'credits.iconsWho',
              'These are all contributors whom the licence of the set names. The package we take the icons from does not say who drew which one; the page of each icon on game-icons.net does.',
            )}
          </p>
          <details>
            <summary>{t('credits.glyphs', 'The {n} glyphs used here', { n: glyphs.length })}</summary>
            <p className="credits-glyphs">{glyphs.join(' · ')}</p>
          </details>
          <h2>{t('credits.code', 'Code and letters')}</h2>
          <p>
            {t(
              'credits.codeText',
              'Our own code and texts are under the MIT licence. Music and sounds are synthesised in your browser. Packages in this version, as they were installed for it:',
            )}
          </p>
          <ul className="credits-packages">
            {PACKAGES.map(({ name, version, licence, text }) => (
              <li key={name}>
                {text === undefined ? (
                  `${name} ${version} · ${licence}`
                ) : (
                  <details>
                    <summary>{`${name} ${version} · ${licence}`}</summary>
                    <pre>{text}</pre>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      </main>
      <Footer />
    </div>
  );
}
