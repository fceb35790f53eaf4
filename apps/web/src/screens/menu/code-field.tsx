import type { RefObject } from 'react';
import { t } from '../../base/i18n/index.ts';
import { codeIn } from './code-in.ts';

const LENGTH = 6;

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly isWrong: boolean;
  /** Id of what says why. */
  readonly describedBy: string;
}

/** Six boxes to look at, one box to type into: a screen reader and a phone's keyboard meet a single field. */
export function CodeField({ value, onChange, inputRef, isWrong, describedBy }: CodeFieldProps) {
  return (
    <label className="code-field">
      <span className="field-label">{t('menu.joinLabel', 'Join game')}</span>
      <span className="code-boxes">
        {Array.from({ length: LENGTH }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: six places, always the same
            key={index}
            aria-hidden="true"
            className={index === Math.min(value.length, LENGTH - 1) ? 'code-next' : undefined}
          >
            {value[index]}
          </i>
        ))}
        <input
          ref={inputRef}
          value={value}
          aria-label={t('menu.code', 'Code of the game, six letters and digits')}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => onChange(codeIn(event.target.value))}
        />
      </span>
    </label>
  );
}
