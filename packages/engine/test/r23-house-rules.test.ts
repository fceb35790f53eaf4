import {
  codeOf,
  completeOptions,
  DEFAULT_OPTIONS,
  type GameOptions,
  houseRules,
  OPTION_CHOICES,
  optionsOfCode,
  PRESET_NAMES,
  PRESETS,
} from '@illuminice/engine';
import { expect, test } from 'vitest';

const problemOf = (code: string): unknown => {
  const read = optionsOfCode(code);
  return 'problem' in read ? [read.problem.code, read.problem.values] : read;
};

test('[R-23] every preset can be played, differs from the others, and says only what is not in the rulebook', () => {
  expect(PRESET_NAMES).toEqual(['official', 'evening', 'tournament', 'long', 'seeds']);
  for (const name of PRESET_NAMES) {
    expect(completeOptions(PRESETS[name]), name).not.toHaveProperty('problem');
    expect(houseRules({ ...DEFAULT_OPTIONS, ...PRESETS[name] }), name).toEqual(PRESETS[name]);
  }
  expect(new Set(PRESET_NAMES.map((name) => codeOf(PRESETS[name]))).size).toBe(5);
});

test('[R-23] a code says the same rules wherever it is read, however it is typed', () => {
  for (const name of PRESET_NAMES) {
    const code = codeOf(PRESETS[name]);
    expect(code, name).toMatch(/^[2-9A-HJKMNP-Z]{1,4}(-[2-9A-HJKMNP-Z]{1,4})*$/);
    expect(optionsOfCode(code), name).toEqual({ options: PRESETS[name] });
    expect(optionsOfCode(` ${code.toLowerCase().replaceAll('-', ' ')} `), name).toEqual({ options: PRESETS[name] });
  }
  // Handed round in writing: these must never mean anything else.
  expect(PRESET_NAMES.map((name) => codeOf(PRESETS[name]))).toEqual([
    '2Z',
    '264Q-CVH4-YH84',
    '233A-EKQC-R3SH-3VH4-WH6U',
    '268P-CQH6-VHP3-WHU4-M',
    '2233-3435-37GN',
  ]);
  expect(codeOf({ replaceLeavers: false })).toBe('2XT');
  const before = { basicGoalDelta: -2, lastRound: 8, reactionSeconds: 10, offerSeconds: 30 };
  expect(optionsOfCode('264A-AQCV-H4T'), 'Evening as it was').toEqual({ options: before });
});

test('[R-23] every option has its place in a code', () => {
  for (const option of Object.keys(DEFAULT_OPTIONS) as (keyof GameOptions)[]) {
    const usual = DEFAULT_OPTIONS[option];
    const values: unknown[] =
      typeof usual === 'boolean' ? [!usual] : (OPTION_CHOICES[option]?.filter((choice) => choice !== usual) ?? []);
    if (typeof usual === 'number') values.push(usual + 1, 5, ...(option.endsWith('Seconds') ? [1_209_600] : []));
    for (const value of values) {
      // Some options need another beside them.
      const rules = { ...(option === 'hiddenOverstate' ? { hiddenIlluminati: true } : {}), [option]: value };
      expect(optionsOfCode(codeOf(rules)), `${option} ${value}`).toEqual({ options: rules });
    }
  }
  expect(optionsOfCode(codeOf({ basicGoalDelta: -4 }))).toEqual({ options: { basicGoalDelta: -4 } });
});

test('[R-23] a wrong code is told from another: empty, a strange character, misread, of another edition, unplayable', () => {
  expect(problemOf(' - ')).toEqual(['codeEmpty', {}]);
  expect(problemOf('22O5')).toEqual(['codeCharacter', { character: 'O' }]);
  const code = codeOf(PRESETS.tournament).replaceAll('-', '');
  for (let at = 0; at < code.length; at++) {
    const other = code[at] === 'A' ? 'B' : 'A';
    expect(problemOf(code.slice(0, at) + other + code.slice(at + 1)), `wrong at ${at}`).toEqual(['codeMisread', {}]);
    const swapped = code.slice(0, at) + (code[at + 1] ?? '') + code[at] + code.slice(at + 2);
    if (at + 1 < code.length && code[at] !== code[at + 1])
      expect(problemOf(swapped), `swapped at ${at}`).toEqual(['codeMisread', {}]);
  }
  expect(problemOf(code.slice(0, -1))).toEqual(['codeMisread', {}]);
  expect([...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'].map((check) => problemOf(`3${check}`))).toContainEqual([
    'codeEdition',
    {},
  ]);
  expect(problemOf(codeOf({ illuminati: 'choose', hiddenIlluminati: true }))).toEqual(['codeUnplayable', {}]);
});
