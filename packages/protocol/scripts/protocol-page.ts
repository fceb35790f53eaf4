/** docs/protocol.md, made from the schemas: what is not in a schema is not in the page. */
import {
  BOT_LEVELS,
  CODE_ALPHABET,
  clientMessageSchemas,
  gameOptionsSchema,
  MAX_CHAT_LENGTH,
  MAX_FRAME_BYTES,
  MAX_NAME_LENGTH,
  PROTOCOL_VERSION,
  seatCommandSchema,
  serverMessageSchemas,
  TABLE_REFUSALS,
  tableInfoSchema,
} from '@illuminice/protocol';
import { z } from 'zod';
import { type JsonSchema, shapeOf, typeText } from './type-text.ts';

export function protocolPage(): string {
  return `${[intro(), ...clientPart(), ...commandPart(), ...serverPart(), ...shapesPart(), codes()].join('\n\n')}\n`;
}

function intro(): string {
  return `# Protocol, version ${PROTOCOL_VERSION}

<!-- Made by \`node tools/launch.mjs packages/protocol/scripts/make-docs.ts\` from the schemas in packages/protocol/src. Do not edit. -->

The same messages for the page you play on, for your own client and for your bot. One JSON object per WebSocket text frame at \`/socket\`,
at most ${MAX_FRAME_BYTES} bytes from client to server. Objects are strict: a field that is not listed is refused. A field with \`?\` may be left
out; nothing is ever \`null\`. Names have 1–${MAX_NAME_LENGTH} visible characters, chat lines at most ${MAX_CHAT_LENGTH}; both are plain text, never
markup. Codes are 6 characters of \`${CODE_ALPHABET}\`. Bot levels: ${BOT_LEVELS.join(', ')}.

The life of a connection: \`hello\` → \`welcome\`; then a lobby (\`createLobby\`, \`joinLobby\`, \`start\`), then a table. At a table every message
that asks for something has an \`id\` you choose. The answer is \`accepted\` (it is on disk) or \`refused\` (it never happened). No answer, or
\`TRY_AGAIN\`: send the same message with the same \`id\` again; it is carried out once and you get the first answer. \`update\` brings the
whole view each time; its \`version\` goes up by one, and when it jumps, send \`resync\`. How to play with this in one short file:
[write a bot](how-to/write-a-bot.md).

Before the cards are dealt every person takes part in the dice: \`diceCommit\` with a hash of 32 secret random bytes, then, when all have,
\`diceReveal\` with the bytes. The hash is SHA-256 over five fields, each after its length in four bytes (most significant first): the text
\`illuminice/fair-dice/1/seat-commitment\`, \`ceremonyId\`, the bytes of \`serverCommitment\`, the seat in four bytes, the secret. Whoever does not is
left out and named, and the others wait a few seconds for them.

Seats are numbered from 0 in turn order. Cards are numbers of the pack: 0–7 is the Illuminati card of that seat, Groups begin at 8;
Specials and Illuminati have numbers of their own.`;
}

function clientPart(): string[] {
  return ['## From the client', ...clientMessageSchemas.map(messagePart)];
}

function serverPart(): string[] {
  return ['## From the server', ...serverMessageSchemas.map(messagePart)];
}

function commandPart(): string[] {
  const commands = (jsonOf(seatCommandSchema).oneOf ?? []).map((schema) => {
    const fields = fieldsOf(schema).map(([name, type]) => `${name}: ${type}`);
    return `| \`${nameOf(schema)}\` | ${fields.map(code).join(', ') || '–'} |`;
  });
  return [
    `### Commands of the game

What \`command\` carries. \`moves\` of your last update says which of them would be taken now.

| type | fields |
|---|---|
${commands.join('\n')}`,
  ];
}

function messagePart(schema: z.ZodType): string {
  const json = jsonOf(schema);
  const rows = fieldsOf(json).map(([name, type]) => `| \`${name}\` | ${code(type)} |`);
  const table = rows.length === 0 ? '' : `\n\n| field | type |\n|---|---|\n${rows.join('\n')}`;
  return `### ${nameOf(json)}${json.description ? `\n\n${json.description}` : ''}${table}`;
}

function shapesPart(): string[] {
  return [
    '## Shapes',
    '`View`, `SeatMoves` and `EventView` are the engine’s own: packages/engine/src/view/view.ts, src/moves/seat-moves.ts and src/view/event-for.ts.',
    ...SHAPES.map(({ name, schema, about }) => shapePart(name, jsonOf(schema), about)),
  ];
}

function shapePart(name: string, json: JsonSchema, about: string): string {
  const rows = fieldsOf(json, name).map(([field, type]) => `| \`${field}\` | ${code(type)} |`);
  return `### ${name}\n\n${about}\n\n| field | type |\n|---|---|\n${rows.join('\n')}`;
}

function codes(): string {
  return `## Codes

\`refused\` carries the codes of R-24.8 with the rule and what would be needed, or one of the table’s own: ${list(TABLE_REFUSALS)}.`;
}

function list(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

function jsonOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

function nameOf(schema: JsonSchema): string {
  return String(schema.properties?.type?.const ?? 'message');
}

/** Described once and named everywhere else. */
const SHAPES = [
  {
    name: 'GameOptions',
    schema: gameOptionsSchema,
    about: 'The lobby options of R-23; what is left out has its default.',
  },
  {
    name: 'TableInfo',
    schema: tableInfoSchema,
    about:
      'Beside the view: people, clocks, votes, promises and dice. Times are milliseconds of the server’s clock, whose reading is `now`. While a window is open nothing here tells who has answered or pressed Wait (R-24.6).',
  },
] as const;

function namedExcept(self: string | undefined): ReadonlyMap<string, string> {
  const shapes = SHAPES.filter(({ name }) => name !== self).map(
    ({ name, schema }) => [shapeOf(jsonOf(schema)), name] as const,
  );
  return new Map([...shapes, [shapeOf(jsonOf(seatCommandSchema)), 'a command of the game']]);
}

function fieldsOf(schema: JsonSchema, self?: string): [string, string][] {
  const named = namedExcept(self);
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'type')
    .map(([name, type]) => [schema.required?.includes(name) ? name : `${name}?`, typeText(type, named)]);
}
