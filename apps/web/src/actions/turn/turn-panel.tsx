/** What to do next in one's own turn: the lists of the seeds, and Pass, Done or End turn (REQ-050…REQ-052, REQ-066). */
import type { ReactElement } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Pips } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import type { TurnEntry } from '../../tabletop/action/index.ts';
import { ACTIONS_PER_TURN, actionsLeft } from '../../tabletop/numbers/index.ts';
import { DangerNote, Dossier, StandingAnswers } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { turnEntries } from '../all/index.ts';
import { ReachList } from '../attack/index.ts';

export function TurnPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const { view } = seen;
  const left = actionsLeft(view);
  const [main, ...others] = turnEntries(seen, 'finish');
  return (
    <Dossier
      stamp={t('turn.stamp', 'Your turn')}
      title={
        view.phase === 'actions' ? (
          <span className="turn-actions">
            <Pips total={ACTIONS_PER_TURN} left={left} />{' '}
            {t('turn.left', '{left, plural, =0 {no action left} one {one action left} other {# actions left}}', {
              left,
            })}
          </span>
        ) : undefined
      }
      footer={
        main && (
          <>
            <Button
              {...entryProps(main)}
              look={main.act === 'pass' ? 'dark' : 'red'}
              size="large"
              className="grow"
              icon={main.icon}
            >
              {main.label}
            </Button>
            {seen.info.own?.mayUndo && (
              <Button
                look="outline"
                icon="backward-time"
                aria-label={t('table.undo', 'Undo')}
                title={t('turn.undo', 'Undo (U): your last step, as long as nobody has seen anything new')}
                onClick={() => void useTable.getState().undo()}
              />
            )}
            {others.map((entry) => (
              <Button key={entry.act} {...entryProps({ ...entry, hint: undefined })} look="outline">
                {entry.label}
              </Button>
            ))}
          </>
        )
      }
    >
      <Entries
        title={
          view.phase === 'transfers' ? t('turn.transfers', 'Money transfers') : t('turn.regular', 'Regular actions')
        }
        entries={turnEntries(seen, 'regular')}
      />
      <ReachList seen={seen} />
      <Entries title={t('turn.free', 'Free actions')} entries={turnEntries(seen, 'free')} />
      <Entries title={t('turn.powers', 'Special power action')} entries={turnEntries(seen, 'powers')} wide />
      <StandingAnswers />
    </Dossier>
  );
}

/** What every button of the turn has, wherever it stands. */
function entryProps({ act, hotkey, hint, danger, why, start }: TurnEntry) {
  const note = danger === undefined ? hint : <DangerNote hint={hint} danger={danger} />;
  return {
    ...point(`turn.${act}`),
    refusal: why,
    ...(hotkey === undefined ? {} : { hotkey }),
    ...(note === undefined ? {} : { note }),
    onClick: start,
  };
}

interface EntriesProps {
  readonly title: string;
  readonly entries: readonly TurnEntry[];
  /** Their names are whole sentences. */
  readonly wide?: boolean;
}

function Entries({ title, entries, wide = false }: EntriesProps): ReactElement | undefined {
  if (entries.length === 0) return undefined;
  return (
    <fieldset className={`turn-list ${wide ? 'turn-list-wide' : ''}`}>
      <legend>{title}</legend>
      {entries.map((entry) => (
        <Button key={entry.act} {...entryProps(entry)} look="outline" icon={entry.icon}>
          {entry.label}
        </Button>
      ))}
    </fieldset>
  );
}
