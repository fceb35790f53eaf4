/** The only door for untrusted data: everything that is not a message is refused, kindly and exactly. */
import { DEFAULT_OPTIONS } from '@illuminice/engine';
import { expect, test } from 'vitest';
import {
  type ClientMessageInput,
  MAX_FRAME_BYTES,
  type Parsed,
  PROTOCOL_VERSION,
  parseClientMessage,
  parseServerMessage,
  utf8Length,
} from '../src/index.ts';

function parse(message: unknown): Parsed<unknown> {
  return parseClientMessage(JSON.stringify(message));
}

const command = (inner: unknown) => parse({ type: 'command', id: 'a', command: inner });

test('messages in their simplest form are taken', () => {
  const messages: ClientMessageInput[] = [
    { type: 'hello', version: PROTOCOL_VERSION },
    { type: 'createLobby', name: 'Ana' },
    { type: 'joinLobby', code: 'ABC234', name: 'Ben' },
    { type: 'setOptions', options: DEFAULT_OPTIONS },
    { type: 'addBot', level: 'expert' },
    { type: 'command', id: 'x1', command: { type: 'spend', from: 0, amount: 3, side: 'for' } },
    { type: 'command', id: 'x2', command: { type: 'redistribute', treasuries: { 0: 4, 12: 1 } } },
    { type: 'command', id: 'x3', command: { type: 'abolish', discard: [1, 2] } },
    {
      type: 'command',
      id: 'x4',
      command: { type: 'offer', to: 1, give: {}, want: { money: 2 } },
      promise: { text: 'I stay out.', promise: { kind: 'stayOut' }, secret: true },
    },
    { type: 'wait', id: 'w', window: 4 },
    { type: 'promise', id: 'p', to: 1, text: 'peace', promise: { kind: 'peace' } },
    { type: 'vote', id: 'v', what: 'reset', yes: true },
    { type: 'diceReveal', id: 'd', seed: 'a'.repeat(64) },
  ];
  for (const message of messages) expect(parse(message), JSON.stringify(message)).toMatchObject({ ok: true });
});

test('[R-23] presets by the names they had before are understood, others are not', () => {
  const preset = (name: string) => parse({ type: 'setOptions', preset: name });
  expect(preset('standard')).toMatchObject({ ok: true, message: { preset: 'official' } });
  expect(preset('quick')).toMatchObject({ ok: true, message: { preset: 'evening' } });
  expect(preset('long')).toMatchObject({ ok: true, message: { preset: 'long' } });
  for (const name of ['fast', 'constructor', '']) expect(preset(name), name).toMatchObject({ ok: false });
});

test('[R-14.5] a promise beside an offer is as strict as one alone', () => {
  const beside = (promise: unknown) =>
    parse({ type: 'command', id: 'a', command: { type: 'offer', to: 1, give: {}, want: { money: 2 } }, promise });
  expect(beside({ text: 'peace' })).toMatchObject({ ok: true });
  for (const bad of [
    {},
    { text: '' },
    { text: 'peace', to: 1 },
    { text: 'x', promise: { kind: 'pay', amount: 0 } },
    'x',
  ])
    expect(beside(bad), JSON.stringify(bad)).toMatchObject({ ok: false, id: 'a' });
});

test('[R-22.6] codes are read without regard to case and blanks', () => {
  expect(parse({ type: 'joinLobby', code: ' abc234 ', name: 'Ben' })).toMatchObject({ message: { code: 'ABC234' } });
  for (const code of ['ABC23', 'ABC2345', 'ABCO23', 'ABC1I2', '', 'ÄBC234'])
    expect(parse({ type: 'joinLobby', code, name: 'Ben' }), code).toMatchObject({ ok: false });
});

test('[R-22.5] names are 1 to 20 visible characters after trimming, and text', () => {
  const named = (name: string) => parse({ type: 'rename', name });
  expect(named('  Ana  ')).toMatchObject({ message: { name: 'Ana' } });
  expect(named('x'.repeat(20))).toMatchObject({ ok: true });
  expect(named('x'.repeat(21))).toMatchObject({ ok: false, problem: expect.stringContaining('at most 20') });
  expect(named('é'.repeat(20))).toMatchObject({ ok: true });
  for (const invisible of ['', '   ', '\u200b\u200b', '\u3164', '\u2800', '\u0000', '\u202e'])
    expect(named(invisible), JSON.stringify(invisible)).toMatchObject({ ok: false });
  expect(named('A\u202ena\u0007\n<b>')).toMatchObject({ message: { name: 'Ana <b>' } });
});

test('piled marks are cut, so that no name paints over its neighbours', () => {
  const result = parse({ type: 'rename', name: `Z${'\u0301\u0302'.repeat(30)}oe` });
  expect(result).toMatchObject({ ok: true });
  expect(JSON.stringify(result).length).toBeLessThan(120);
});

test('unknown fields, types and shapes are refused, with the place but never with the content', () => {
  expect(parse({ type: 'start', extra: 1 })).toMatchObject({ code: 'BAD_MESSAGE' });
  expect(parse({ type: 'hack' })).toMatchObject({ ok: false, problem: 'type: not a type this server knows' });
  expect(parse({})).toMatchObject({ ok: false });
  expect(parse([])).toMatchObject({ ok: false, problem: 'a message is one JSON object' });
  expect(parseClientMessage('{')).toMatchObject({ ok: false, problem: 'a message is one JSON object' });
  expect(parseClientMessage('null')).toMatchObject({ ok: false });
  expect(parse({ type: 'addBot', level: 'god' })).toMatchObject({ problem: expect.stringMatching(/^level: /) });
  const poisoned = parse({ type: 'start', '<script>alert(1)</script>': 'x' });
  expect(JSON.stringify(poisoned)).not.toContain('script');
  expect(parse({ type: 'rename', id: 'r7', name: 5 })).toMatchObject({ ok: false, id: 'r7' });
});

test('another seat’s command cannot even be written', () => {
  expect(command({ type: 'endTurn', seat: 2 })).toMatchObject({ ok: false });
  expect(parse({ type: 'command', id: 'a', seat: 2, command: { type: 'endTurn' } })).toMatchObject({ ok: false });
});

test('[R-24.8] numbers are whole, bounded and finite; the table’s own commands do not come over the wire', () => {
  expect(command({ type: 'drop', group: 1.5 })).toMatchObject({ ok: false });
  expect(command({ type: 'drop', group: -1 })).toMatchObject({ ok: false });
  expect(command({ type: 'spend', from: 0, amount: 1e300 })).toMatchObject({ ok: false });
  expect(command({ type: 'peek', owner: 8, index: 0 })).toMatchObject({ ok: false });
  expect(command({ type: 'redistribute', treasuries: { x: 1 } })).toMatchObject({ ok: false });
  expect(command({ type: 'place', host: 1, side: 4 })).toMatchObject({ ok: false });
  for (const type of ['begin', 'timeOut', 'lightOut', 'expireOffer', 'callTime'])
    expect(command({ type })).toMatchObject({ ok: false });
});

test('prototype keys are no card numbers', () => {
  const frame = '{"type":"command","id":"a","command":{"type":"redistribute","treasuries":{"__proto__":{"x":1}}}}';
  const parsed = parseClientMessage(frame);
  expect(JSON.stringify(parsed)).not.toContain('"x"');
  expect(({} as { readonly x?: number }).x).toBeUndefined();
});

test('frames over 8 KB are refused before they are read', () => {
  const fitting = JSON.stringify({ type: 'chat', text: 'x' });
  expect(parseClientMessage(fitting + ' '.repeat(MAX_FRAME_BYTES - fitting.length))).toMatchObject({ ok: true });
  expect(parseClientMessage(fitting + ' '.repeat(MAX_FRAME_BYTES - fitting.length + 1))).toMatchObject({
    code: 'TOO_LARGE',
  });
  expect(parseClientMessage(`"${'€'.repeat(MAX_FRAME_BYTES / 3 + 1)}"`)).toMatchObject({ code: 'TOO_LARGE' });
});

test('bytes are counted as UTF-8 counts them', () => {
  for (const text of ['', 'abc', 'é', '€', '😀', 'a\ud800b', '\udc00'])
    expect(utf8Length(text), JSON.stringify(text)).toBe(new TextEncoder().encode(text).length);
});

test('chat is one line of text with a limit', () => {
  expect(parse({ type: 'chat', text: 'hi\nthere' })).toMatchObject({ message: { text: 'hi there' } });
  expect(parse({ type: 'chat', text: 'x'.repeat(501) })).toMatchObject({ ok: false });
  expect(parse({ type: 'chat', text: '<img src=x>' })).toMatchObject({ message: { text: '<img src=x>' } });
});

test('a client can check its server, too', () => {
  expect(parseServerMessage('{"type":"accepted","id":"a"}')).toMatchObject({ ok: true });
  expect(parseServerMessage('{"type":"accepted","id":"a","extra":1}')).toMatchObject({ ok: false });
});
