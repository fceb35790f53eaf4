/** Messages are compiled here, while the client is built: no page carries a parser of messages. */
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { textsIn } from './source-texts.ts';

/** Plain text stays a text; what has gaps becomes the tokens @lingui/core fills. */
export function compiled(message: string): CompiledMessage | string {
  const tokens = compileMessageOrThrow(message);
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
}

export const compiledAll = (
  messages: Readonly<Record<string, string>>,
): Readonly<Record<string, CompiledMessage | string>> =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compiled(message)]));

/** The source with the English of its `t(…)` compiled; undefined where it has none. Lines stay where they are. */
export function withCompiledTexts(source: string, file: string): string | undefined {
  const { texts } = textsIn(source, file);
  let code = source;
  for (const { english, start, end } of [...texts].sort((a, b) => b.start - a.start))
    code = `${code.slice(0, start)}${JSON.stringify(compiled(english))}${code.slice(end)}`;
  return texts.length === 0 ? undefined : code;
}
