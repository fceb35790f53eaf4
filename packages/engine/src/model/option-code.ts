/** House rules as a few characters that can be read out, typed or pasted. */
import type { Fault } from './fault.ts';
import { completeOptions, DEFAULT_OPTIONS, type GameOptions, OPTION_CHOICES, OPTION_RANGES } from './options.ts';
import { houseRules } from './presets.ts';

/** No 0, O, 1, I or L; a prime number of them, so that the check finds every wrong and every swapped character. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BASE = ALPHABET.length;
const HALF = Math.floor(BASE / 2);
/** The first character: codes of another edition are refused, not misread. */
const EDITION = 0;

/** Codes name options by their place. */
const PLACES = Object.keys(DEFAULT_OPTIONS) as (keyof GameOptions)[];

export type CodeFault = Fault<'codeEmpty' | 'codeCharacter' | 'codeMisread' | 'codeEdition' | 'codeUnplayable'>;

/** Only what differs from the rulebook is written, in groups of four. */
export function codeOf(options: Readonly<Partial<GameOptions>>): string {
  const rules = houseRules(options);
  const digits = [EDITION];
  PLACES.forEach((option, place) => {
    const value = rules[option];
    if (value !== undefined) digits.push(place, ...digitsOf(option, value));
  });
  const text = [...digits, checkOf(digits)].map((digit) => ALPHABET[digit]).join('');
  return text.match(/.{1,4}/g)?.join('-') ?? text;
}

/** What differs from the rulebook, or why the code says nothing. */
export function optionsOfCode(
  code: string,
): { readonly options: Partial<GameOptions> } | { readonly problem: CodeFault } {
  const wrong = (fault: CodeFault['code'], values: CodeFault['values'] = {}) => ({
    problem: { code: fault, rule: 'R-23', values },
  });
  const characters = [...code.toUpperCase().replace(/[\s\-–—]/g, '')];
  if (characters.length === 0) return wrong('codeEmpty');
  const strange = characters.find((character) => !ALPHABET.includes(character));
  if (strange !== undefined) return wrong('codeCharacter', { character: strange });
  const all = characters.map((character) => ALPHABET.indexOf(character));
  const digits = all.slice(0, -1);
  if (digits.length === 0 || all.at(-1) !== checkOf(digits)) return wrong('codeMisread');
  if (digits.shift() !== EDITION) return wrong('codeEdition');
  const options: Record<string, GameOptions[keyof GameOptions]> = {};
  while (digits.length > 0) {
    const option = PLACES[digits.shift() ?? BASE];
    const value = option && readValue(option, digits);
    if (option === undefined || value === undefined) return wrong('codeEdition');
    options[option] = value;
  }
  return 'problem' in completeOptions(options) ? wrong('codeUnplayable') : { options };
}

function checkOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit * ((place % (BASE - 1)) + 1), BASE - 1) % BASE;
}

/** A switch that is named is turned; of words the place in their list; numbers in digits whose upper half says that more follow. */
function digitsOf(option: keyof GameOptions, value: GameOptions[keyof GameOptions]): number[] {
  if (typeof value === 'boolean') return [];
  const choices: readonly unknown[] | undefined = OPTION_CHOICES[option];
  if (choices) return [choices.indexOf(value)];
  let rest = Number(value) - leastOf(option);
  const digits: number[] = [];
  for (; rest >= HALF; rest = Math.floor(rest / HALF)) digits.push(HALF + (rest % HALF));
  return [...digits, rest];
}

/** Takes what it reads from the front of `digits`. */
function readValue(option: keyof GameOptions, digits: number[]): GameOptions[keyof GameOptions] {
  const standard = DEFAULT_OPTIONS[option];
  if (typeof standard === 'boolean') return !standard;
  if (OPTION_CHOICES[option]) return OPTION_CHOICES[option][digits.shift() ?? BASE];
  let value = 0;
  for (let unit = 1; ; unit *= HALF) {
    const digit = digits.shift();
    if (digit === undefined || digit === BASE - 1) return undefined;
    value += (digit % HALF) * unit;
    if (digit < HALF) return value + leastOf(option);
  }
}

function leastOf(option: keyof GameOptions): number {
  return OPTION_RANGES[option]?.[0] ?? 0;
}
