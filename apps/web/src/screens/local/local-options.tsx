/** The options of a lobby, for a game at this device: those that are about other machines are left out. */
import { completeOptions, DEFAULT_OPTIONS, type GameOptions, houseRules } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { UNHURRIED } from '../../session/local/index.ts';
import { basicGoalFor, finePrint, LateHouseRules, OptionLine, optionGroups } from '../table-options/index.ts';
import '../lobby/lobby.css';

export type LocalOptions = Partial<GameOptions>;

/** Nobody here is away, hurried, or watching. */
const ABOUT_OTHERS: ReadonlySet<keyof GameOptions> = new Set([
  ...(Object.keys(UNHURRIED) as (keyof GameOptions)[]),
  'replaceLeavers',
  'spectatorsSeeAll',
]);

export function playable(options: LocalOptions): GameOptions {
  const complete = completeOptions({ ...options, ...UNHURRIED });
  return 'problem' in complete ? { ...DEFAULT_OPTIONS, ...UNHURRIED } : complete;
}

/** Out of somebody's storage, perhaps of another release: only a set the rules still take. */
export function optionsFrom(stored: unknown): LocalOptions {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.keys(stored).every((key) => Object.hasOwn(DEFAULT_OPTIONS, key));
  return known && !('problem' in completeOptions({ ...stored, ...UNHURRIED })) ? stored : {};
}

interface LocalOptionsProps {
  readonly players: number;
  readonly options: LocalOptions;
  readonly onChange: (options: LocalOptions) => void;
}

export function LocalOptionsPanel({ players, options, onChange }: LocalOptionsProps): ReactElement {
  const [open, setOpen] = useState(false);
  const whole = playable(options);
  const goal = basicGoalFor(players);
  return (
    <details className="local-options" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('options.title', 'Options')} <small>{summaryOf(options)}</small>
      </summary>
      {open && (
        <>
          <LateHouseRules options={whole} usual={playable({})} begun={playable} basicGoal={goal} onPick={onChange} />
          {[...optionGroups(goal), finePrint()].map(({ title, rows }) => {
            const ours = rows.filter(({ key }) => !ABOUT_OTHERS.has(key));
            return ours.length === 0 ? undefined : (
              <fieldset key={title} className="option-group">
                <legend>{title}</legend>
                {ours.map((row) => (
                  <OptionLine
                    key={row.key}
                    row={row}
                    options={whole}
                    disabled={false}
                    onChange={(changed) => onChange({ ...options, ...changed })}
                  />
                ))}
              </fieldset>
            );
          })}
        </>
      )}
    </details>
  );
}

function summaryOf(options: LocalOptions): string {
  const changed = Object.keys(houseRules(playable(options), playable({}))).length;
  return changed === 0
    ? t('localOptions.standard', 'as in the rulebook')
    : t('localOptions.changed', '{changed, plural, one {one changed} other {# changed}}', { changed });
}
