/**
 * What a card says besides its name, in the player's language. Names stay as printed: people look for them, and the log,
 * the chat and the rulebook use them too.
 */
import { i18n } from '../../base/i18n/index.ts';

interface Worded {
  readonly key: string;
  readonly text: string;
  readonly summary: string;
  readonly goalSummary?: string;
  readonly timing?: string;
}

export interface CardText {
  /** What it is like and what it is good for. */
  readonly text: string;
  /** What it can do; empty where it can nothing special. */
  readonly summary: string;
  readonly goalSummary: string;
  readonly timing: string;
}

export function cardText({ key, text, summary, goalSummary = '', timing = '' }: Worded): CardText {
  return {
    text: translated(`print.${key}.text`, text),
    summary: translated(`print.${key}`, summary),
    goalSummary: translated(`print.${key}.goal`, goalSummary),
    timing: translated(`print.${key}.timing`, timing),
  };
}

function translated(id: string, english: string): string {
  return english === '' ? '' : i18n._(id, {}, { message: english });
}
