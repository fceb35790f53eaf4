import type { z } from 'zod';
import { type ClientMessage, clientMessageSchema } from './client-messages.ts';
import { type ServerMessage, serverMessageSchema } from './server-messages.ts';
import { utf8Length } from './text.ts';
import { MAX_FRAME_BYTES } from './version.ts';

export type Parsed<Message> =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly code: 'BAD_MESSAGE' | 'TOO_LARGE'; readonly problem: string; readonly id?: string };

/** The only door for what a client sends. Says kindly and exactly what is wrong; never echoes what was sent. */
export function parseClientMessage(frame: string): Parsed<ClientMessage> {
  if (utf8Length(frame) > MAX_FRAME_BYTES)
    return { ok: false, code: 'TOO_LARGE', problem: `a message has at most ${MAX_FRAME_BYTES} bytes` };
  return parse(frame, clientMessageSchema);
}

/** For clients and bots that do not trust their server either. */
export function parseServerMessage(frame: string): Parsed<ServerMessage> {
  return parse(frame, serverMessageSchema);
}

function parse<Schema extends z.ZodType>(frame: string, schema: Schema): Parsed<z.infer<Schema>> {
  const json = readJson(frame);
  if (json === undefined) return { ok: false, code: 'BAD_MESSAGE', problem: 'a message is one JSON object' };
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, message: result.data };
  const id = idOf(json);
  return { ok: false, code: 'BAD_MESSAGE', problem: problemOf(result.error), ...(id === undefined ? {} : { id }) };
}

function readJson(frame: string): unknown {
  try {
    const value: unknown = JSON.parse(frame);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** So that the client can tell which of its messages was bad. */
function idOf(json: unknown): string | undefined {
  const id = (json as { readonly id?: unknown }).id;
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : undefined;
}

/** The first problem, with where it is. Keys the sender invented are not repeated: they could carry anything. */
function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'not a message this server knows';
  const where = issue.path
    .filter((part) => typeof part === 'number' || /^[A-Za-z]{1,24}$/.test(String(part)))
    .join('.');
  if (issue.code === 'unrecognized_keys') return `${where || 'the message'}: has fields that do not belong there`;
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'type') return `${where}: not a type this server knows`;
  return where === '' ? issue.message : `${where}: ${issue.message}`;
}
