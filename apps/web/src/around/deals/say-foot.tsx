/** Below the sentence: what is binding of it, who hears it, for how long it stands, and Send. */
import type { ReactElement } from 'react';
import { clashOf, exchangeOf, isExchange } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Toggle } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { RuleLink, whyRefused } from '../../tabletop/parts/index.ts';
import { nameOf, rivalsOf, type SayDraft, type Seen } from '../../tabletop/seen/index.ts';
import { listed } from '../../tabletop/sentences/index.ts';
import { sendSay } from './send-say.ts';

interface FootProps {
  readonly seen: Seen;
  readonly draft: SayDraft;
  readonly onChange: (draft: SayDraft) => void;
  readonly onClose: () => void;
}

export function SayFoot({ seen, draft, onChange, onClose }: FootProps): ReactElement {
  const connected = useTable((state) => state.connection === 'online');
  const now = isExchange(draft);
  const why = now ? whyRefused(seen, exchangeOf(draft)) : undefined;
  const clash = clashOf(seen, draft);
  const seconds = seen.view.options.offerSeconds;
  const isToAll = draft.to.length > 1 && draft.to.length === rivalsOf(seen).length;
  const names = isToAll ? t('say.everybody', 'everybody') : listed(draft.to.map((seat) => nameOf(seen, seat)));
  const isEmpty = draft.words === undefined ? !now && !draft.mine && !draft.theirs : draft.words.trim() === '';
  return (
    <footer>
      {clash && (
        <p className="say-clash" role="alert">
          {t('say.clash', 'Clash: you have {have} MB, and with this you would owe {owed}.', clash)}
        </p>
      )}
      <p role="status">
        {why ? (
          <>
            {why.text} {why.rule !== undefined && <RuleLink rule={why.rule} />}
          </>
        ) : now ? (
          t(
            'say.lock',
            'The money changes hands at once. Everything else is your word and theirs: nothing enforces it.',
          )
        ) : (
          t('say.words', 'Words only: written down, judged by the game, enforced by nobody.')
        )}
      </p>
      {!now && (
        <span className="say-row">
          <span>{t('say.whisper', 'Whisper: only they hear it')}</span>
          <Toggle
            label={t('say.whisper', 'Whisper: only they hear it')}
            on={draft.secret}
            disabled={draft.counters !== undefined}
            onChange={(secret) => onChange({ ...draft, secret })}
          />
        </span>
      )}
      {!now && draft.kind !== 'promise' && (
        <OpenFor usual={seconds} value={draft.seconds} onChange={(chosen) => onChange({ ...draft, seconds: chosen })} />
      )}
      <Button look="outline" onClick={onClose} hotkey="Esc">
        {t('panel.cancel', 'Cancel')}
      </Button>
      <Button
        look="red"
        size="large"
        className="say-send"
        disabled={!connected || isEmpty}
        refusal={why}
        note={now && seconds > 0 ? t('deal.seconds', 'open for {seconds} s', { seconds }) : undefined}
        onClick={() => void sendSay(seen, draft).then((sent) => sent && onClose())}
      >
        {t('say.send', 'Send to {names}', { names })}
      </Button>
    </footer>
  );
}

/** From a moment within an attack to a talk beside the game; the protocol takes 5 to 600. */
const SECONDS = [15, 30, 60, 120, 300, 600];

interface OpenForProps {
  /** As long as an offer of this table, 0 where those have no end. */
  readonly usual: number;
  readonly value: number | undefined;
  readonly onChange: (seconds: number | undefined) => void;
}

function OpenFor({ usual, value, onChange }: OpenForProps): ReactElement {
  const choices = [...new Set([...SECONDS, ...(usual > 0 ? [usual] : [])])].sort((a, b) => a - b);
  return (
    <label className="say-row">
      <span>{t('say.openFor', 'Open for')}</span>
      <select
        className="say-pick"
        value={value ?? usual}
        onChange={({ target }) => onChange(Number(target.value) === usual ? undefined : Number(target.value))}
      >
        {usual === 0 && <option value={0}>{t('say.openFor.ever', 'no limit')}</option>}
        {choices.map((seconds) => (
          <option key={seconds} value={seconds}>
            {timeText(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}

function timeText(seconds: number): string {
  return seconds < 120 || seconds % 60 > 0
    ? t('say.openFor.seconds', '{seconds} s', { seconds })
    : t('say.openFor.minutes', '{minutes} min', { minutes: seconds / 60 });
}
