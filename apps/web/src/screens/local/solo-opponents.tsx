import { personas } from '@illuminice/bots';
import type { SeatOpening } from '@illuminice/table';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { Button, Panel, Stamp } from '../../base/theme/index.ts';
import { beginLocal } from '../../session/local/index.ts';
import { personaText } from '../../tabletop/personas/index.ts';
import { BOT_LEVELS, levelText } from '../table-options/index.ts';
import { ChoiceRow } from './choice-row.tsx';
import { type LocalOptions, LocalOptionsPanel, optionsFrom, playable } from './local-options.tsx';
import { countFrom, useRemembered } from './remembered.ts';

type SoloLevel = (typeof BOT_LEVELS)[number];

const MOST = 7;

interface Opponents {
  readonly count: number;
  readonly levels: readonly SoloLevel[];
  readonly options: LocalOptions;
}

function opponentsFrom(stored: Readonly<Record<string, unknown>>): Opponents {
  const levels: readonly unknown[] = Array.isArray(stored.levels) ? stored.levels : [];
  return {
    count: countFrom(stored.count, { least: 1, most: MOST, usual: 3 }),
    levels: Array.from(
      { length: MOST },
      (_, index) => BOT_LEVELS.find((level) => level === levels[index]) ?? 'regular',
    ),
    options: optionsFrom(stored.options),
  };
}

/** Two presses from the menu to the first decision: everything here has an answer already. */
export function SoloOpponents(): ReactElement {
  const { name } = useSettings();
  const [chosen, choose] = useRemembered('solo', opponentsFrom);
  const { count, levels, options } = chosen;
  const opponents = opponentsFor(count, levels);
  const common = levels.slice(0, count).every((level) => level === levels[0]) ? levels[0] : undefined;
  const begin = (): void =>
    beginLocal({
      seats: [{ name: name.trim() || t('solo.you', 'You'), kind: 'human' }, ...opponents],
      options: playable(options),
    });
  return (
    <Panel look="paper" clip className="dossier local-new">
      <header className="menu-head">
        <span>{t('solo.against', 'You against the rest')}</span>
        <Stamp>{t('solo.title', 'Solo')}</Stamp>
      </header>
      <ChoiceRow
        label={t('solo.count', 'Opponents')}
        value={count}
        choices={Array.from({ length: MOST }, (_, index) => ({ value: index + 1, text: index + 1 }))}
        onChange={(value) => choose({ ...chosen, count: value })}
      />
      <ChoiceRow
        label={t('solo.level', 'How good they are')}
        value={common ?? 'mixed'}
        choices={BOT_LEVELS.map((value) => ({ value, text: levelText(value) }))}
        onChange={(level) => choose({ ...chosen, levels: levels.map(() => level as SoloLevel) })}
      />
      <ul className="solo-faces">
        {opponents.map((bot, index) => (
          <li key={bot.name}>
            <Face persona={bot.persona} />
            <span>
              <b>{bot.name}</b>
              <small>{personaText(bot.persona)}</small>
            </span>
            <select
              aria-label={t('solo.levelOf', 'How good {name} is', { name: bot.name })}
              value={levels[index]}
              onChange={({ target }) => choose({ ...chosen, levels: levels.with(index, target.value as SoloLevel) })}
            >
              {BOT_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {levelText(level)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <Button look="red" size="large" icon="round-table" onClick={begin}>
        {t('solo.begin', 'Play')}
      </Button>
      <LocalOptionsPanel
        players={count + 1}
        options={options}
        onChange={(value) => choose({ ...chosen, options: value })}
      />
    </Panel>
  );
}

function Face({ persona }: { readonly persona: string | undefined }): ReactElement | undefined {
  const face = personas.find(({ key }) => key === persona)?.face;
  return face === undefined ? undefined : (
    <img src={`data:image/svg+xml,${encodeURIComponent(face)}`} alt="" width={40} height={40} />
  );
}

/** Each opponent is somebody; who sits first changes with the day, so that the same faces do not always come first. */
function opponentsFor(count: number, levels: readonly SoloLevel[]): readonly SeatOpening[] {
  const first = new Date().getDate() % personas.length;
  return Array.from({ length: count }, (_, index) => {
    const persona = personas[(first + index) % personas.length];
    const level = levels[index] ?? 'regular';
    return persona
      ? { name: persona.name, kind: 'bot', level, persona: persona.key }
      : { name: `Bot ${index + 1}`, kind: 'bot', level };
  });
}
