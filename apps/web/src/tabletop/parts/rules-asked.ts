/** Apart from who asks, so that the rules and the sentences about them travel by themselves. */
import { whyNot } from '@illuminice/engine';
import type { Rules } from '../seen/index.ts';
import { needSentence } from '../sentences/index.ts';
import { cautions } from './danger-text.ts';
import { refusalText } from './refusal-text.ts';

export const rules: Rules = { whyNot, cautions, refusalText, needSentence };
