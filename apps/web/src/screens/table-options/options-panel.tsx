import { CLOCK_OPTIONS, completeOptions, DEFAULT_OPTIONS, type GameOptions } from '@illuminice/engine';
import type { LobbyState } from '@illuminice/protocol';
import { type ReactNode, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, Segmented, Toggle } from '../../base/theme/index.ts';
import type { Orders } from '../../session/online/index.ts';
import { LateHouseRules } from './late-house-rules.tsx';
import { noteOf, type OptionRow, optionGroups } from './option-list.ts';
import { basicGoalFor } from './option-text.ts';

interface OptionsPanelProps {
  readonly lobby: LobbyState;
  readonly isHost: boolean;
  readonly orders: Orders;
  readonly children: ReactNode;
}

/** fixed at the start, seen by all; only the host can turn anything. */
export function OptionsPanel({ lobby, isHost, orders, children }: OptionsPanelProps) {
  const [finePrint, setFinePrint] = useState<typeof import('./fine-print.ts').finePrint>();
  const options = wholeOptions(lobby.options);
  const goal = basicGoalFor(lobby.seats.length);
  const showFinePrint = async (): Promise<void> => {
    const late = await import('./fine-print.ts');
    setFinePrint(() => late.finePrint);
  };
  const change = (changed: Partial<GameOptions>): void => orders.give({ type: 'setOptions', options: changed });
  // A preset starts afresh: what these rules do not name is as in the rulebook again.
  const pick = (rules: Partial<GameOptions>): void =>
    orders.give({ type: 'setOptions', preset: 'official', options: rules });
  // the clock that comes with a public table is no rule of its own.
  const usual: GameOptions = { ...DEFAULT_OPTIONS, clock: lobby.public ? 'bank' : 'none' };
  return (
    <Panel look="ink" as="aside" className="options" aria-label={t('options.title', 'Options')}>
      <h2 className="ink-heading">
        {t('options.title', 'Options')} <small>{t('options.fixed', 'fixed at the start, seen by all')}</small>
      </h2>
      <div className="options-scroll">
        <LateHouseRules
          options={options}
          usual={usual}
          begun={(rules) => wholeOptions({ ...usual, ...rules })}
          basicGoal={goal}
          onPick={isHost && !lobby.carried ? pick : undefined}
        />
        <div className="option">
          <span>
            {t('options.public', 'Public table')}
            <small>{t('options.publicNote', 'listed under Open tables; strangers may join')}</small>
          </span>
          <Toggle
            label={t('options.public', 'Public table')}
            on={lobby.public}
            disabled={!isHost}
            onChange={(on) => orders.give({ type: 'setOptions', public: on })}
          />
        </div>
        {[...optionGroups(goal), ...(finePrint ? [finePrint()] : [])].map(({ title, rows }) => (
          <fieldset key={title} className="option-group">
            <legend>{title}</legend>
            {rows.map((row) => (
              <OptionLine
                key={row.key}
                row={row}
                options={options}
                disabled={!isHost || (lobby.carried === true && !CLOCK_OPTIONS.has(row.key))}
                onChange={change}
              />
            ))}
          </fieldset>
        ))}
        {!finePrint && (
          <Button look="quiet" icon="scroll-unfurled" onClick={() => void showFinePrint()}>
            {t('options.more', 'Fine print')}
          </Button>
        )}
      </div>
      {children}
    </Panel>
  );
}

function wholeOptions(given: LobbyState['options']): GameOptions {
  const complete = completeOptions(given);
  return 'problem' in complete ? DEFAULT_OPTIONS : complete;
}

interface OptionLineProps {
  readonly row: OptionRow;
  readonly options: GameOptions;
  readonly disabled: boolean;
  readonly onChange: (changed: Partial<GameOptions>) => void;
}

/** Also for games at one device, which have no lobby. */
export function OptionLine({ row, options, disabled, onChange }: OptionLineProps) {
  const missing = row.needs?.(options);
  const locked = disabled || missing !== undefined;
  return (
    <div className="option">
      <span>
        {row.name}
        <small>{missing ?? noteOf(row, options)}</small>
      </span>
      {row.kind === 'switch' ? (
        <Toggle
          label={row.name}
          // Missing in games begun before there was a choice: on.
          on={options[row.key] ?? true}
          disabled={locked}
          onChange={(on) => onChange({ [row.key]: on })}
        />
      ) : (
        <Segmented
          label={row.name}
          value={options[row.key] as string | number}
          choices={row.choices}
          disabled={locked}
          onChange={(value) => onChange({ [row.key]: value })}
        />
      )}
    </div>
  );
}
