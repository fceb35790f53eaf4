import { codeOf, type GameOptions, optionsOfCode, PRESET_NAMES, PRESETS } from '@illuminice/engine';
import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import { copyText } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { codeHere, codeProblem, differences, keepRules, keptRules, presetText } from './house-rules.ts';
import './house-rules.css';

export interface HouseRulesProps {
  readonly options: GameOptions;
  /** What is played here when nobody has chosen anything; `begun`: what becomes of rules here. */
  readonly usual: GameOptions;
  readonly begun: (rules: Partial<GameOptions>) => GameOptions;
  readonly basicGoal: number;
  /** Missing: only to be read. */
  readonly onPick?: ((rules: Partial<GameOptions>) => void) | undefined;
}

const OFFICIAL = codeOf({});

/** a whole set at once, what of it is not in the rulebook, and its code. */
export function HouseRulesPanel({ options, usual, begun, basicGoal, onPick }: HouseRulesProps): ReactElement {
  const [kept, setKept] = useState(keptRules);
  const code = codeHere(options, usual);
  useEffect(() => {
    if (onPick && code !== OFFICIAL) keepRules({ last: code });
  }, [onPick, code]);
  const keep = (): void => {
    keepRules({ own: code });
    setKept({ ...kept, own: code });
  };
  const presets = presetsHere(kept).map((preset) => ({ ...preset, here: codeHere(begun(preset.rules), usual) }));
  const now = presets.find(({ here }) => here === code);
  const different = differences(options, { usual, basicGoal });
  return (
    <section className="house-rules" aria-label={t('houseRules.title', 'House rules')}>
      {onPick ? (
        <div className="house-rules-presets">
          {presets
            .filter(({ here }, index) => presets.findIndex((other) => other.here === here) === index)
            .map(({ name, note, rules, here }) => (
              <button
                key={name}
                type="button"
                className="house-rules-preset"
                aria-pressed={here === code}
                onClick={() => onPick(rules)}
              >
                <b>{name}</b>
                <small>{note}</small>
              </button>
            ))}
        </div>
      ) : (
        <h3 className="house-rules-name">{now?.name ?? t('houseRules.title', 'House rules')}</h3>
      )}
      {different.length > 0 ? (
        <ul className="house-rules-differences" aria-label={t('houseRules.differs', 'What differs from Official')}>
          {different.map(({ name, value }) => (
            <li key={name}>
              {name} <b>{value}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="house-rules-plain">{t('houseRules.plain', 'Everything as in the rulebook.')}</p>
      )}
      {code !== OFFICIAL && (
        <p className="house-rules-code">
          <output aria-label={t('houseRules.code', 'Code of these rules')}>{code}</output>
          <CopyCode code={code} />
          {now === undefined && (
            <Button look="quiet" icon="checklist" onClick={keep}>
              {t('houseRules.keep', 'Keep as mine')}
            </Button>
          )}
        </p>
      )}
      {onPick && <CodeForm onPick={onPick} />}
    </section>
  );
}

interface PresetHere {
  readonly name: string;
  readonly note: string;
  readonly rules: Partial<GameOptions>;
}

function presetsHere({ last, own }: ReturnType<typeof keptRules>): readonly PresetHere[] {
  const kept = (code: string | undefined, name: string): PresetHere[] => {
    const read = code === undefined ? undefined : optionsOfCode(code);
    return read && 'options' in read && code !== undefined ? [{ name, note: code, rules: read.options }] : [];
  };
  return [
    ...PRESET_NAMES.map((preset) => ({ ...presetText(preset), rules: PRESETS[preset] })),
    ...kept(own, t('preset.own', 'Mine')),
    ...kept(last, t('preset.last', 'Last time')),
  ];
}

function CopyCode({ code }: { readonly code: string }): ReactElement {
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    if (await copyText(code)) setCopied(code);
  };
  return (
    <Button look="quiet" icon="save-arrow" onClick={() => void copy()}>
      {copied === code ? t('invite.copied', 'Copied') : t('houseRules.copy', 'Copy')}
    </Button>
  );
}

/** A wrong code stays in its box, with the reason below. */
function CodeForm({ onPick }: { readonly onPick: (rules: Partial<GameOptions>) => void }): ReactElement {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const reason = useId();
  const use = (event: FormEvent): void => {
    event.preventDefault();
    const read = optionsOfCode(code);
    setProblem(codeProblem(code));
    if ('problem' in read) return;
    setCode('');
    onPick(read.options);
  };
  return (
    <form className="house-rules-form" onSubmit={use}>
      <input
        aria-label={t('houseRules.enter', 'Code of other house rules')}
        placeholder={t('houseRules.enter', 'Code of other house rules')}
        aria-describedby={reason}
        aria-invalid={problem !== undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit">{t('houseRules.use', 'Use')}</Button>
      <p id={reason} className="problem problem-on-ink" role="alert">
        {problem}
      </p>
    </form>
  );
}
