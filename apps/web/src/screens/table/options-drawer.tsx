import { DEFAULT_OPTIONS, type GameOptions } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { BesideDialog } from '../../tabletop/parts/index.ts';
import { type Seen, ui } from '../../tabletop/seen/index.ts';
import { basicGoalFor, noteOf, type OptionRow, optionGroups } from '../table-options/index.ts';

/** fixed at the start, seen by all, also by who comes late or only watches. What is not as usual is marked. */
export function OptionsDrawer({ seen: { view } }: { readonly seen: Seen }): ReactElement {
  const { options } = view;
  const title = t('options.ofTable', 'Rules of this table');
  return (
    <BesideDialog label={title} close={() => ui({ beside: undefined })} className="beside-paper">
      <h2>{title}</h2>
      <p className="beside-note">
        {t('options.setAtStart', 'Set before the game began, the same for all. Gold marks what is not as usual.')}
      </p>
      <div className="table-options">
        {optionGroups(basicGoalFor(view.initialPlayers)).map(({ title: heading, rows }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <dl>
              {rows
                // What needs another option says nothing where that one is off.
                .filter(({ needs }) => needs?.(options) === undefined)
                .map((row) => (
                  <div key={row.key} className={isUsual(row, options) ? undefined : 'option-unusual'}>
                    <dt>
                      {row.name}
                      <small>{noteOf(row, options)}</small>
                    </dt>
                    <dd>{valueText(row, options)}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </BesideDialog>
  );
}

function isUsual({ key }: OptionRow, options: GameOptions): boolean {
  return options[key] === DEFAULT_OPTIONS[key];
}

function valueText(row: OptionRow, options: GameOptions): string {
  if (row.kind === 'switch') return options[row.key] ? t('options.yes', 'Yes') : t('options.no', 'No');
  const value = options[row.key];
  if (value === undefined) return t('options.clockOld', 'As it began');
  return row.choices.find((choice) => choice.value === value)?.text ?? String(value);
}
