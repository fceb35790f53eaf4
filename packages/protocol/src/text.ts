import { z } from 'zod';
import { plainText } from './plain-text.ts';

/** 1 to 20 visible characters. */
export const MAX_NAME_LENGTH = 20;
export const MAX_CHAT_LENGTH = 500;
export const MAX_PROMISE_LENGTH = 140;

/** Counts what a reader counts: one letter with its marks is one character. */
export function visibleLength(text: string): number {
  return text.replace(/\p{M}/gu, '').match(/./gsu)?.length ?? 0;
}

/** A letter of any script with its usual marks; beyond that a line costs everybody who reads it more than it says. */
const BYTES_PER_CHARACTER = 6;

export function utf8Length(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      bytes += 4;
      at++;
    } else bytes += 3;
  }
  return bytes;
}

function lineOf(what: string, longest: number) {
  return z
    .string()
    .max(longest * 8, `${what} has at most ${longest} characters`)
    .transform(plainText)
    .refine((text) => visibleLength(text) >= 1, `${what} needs at least one visible character`)
    .refine((text) => visibleLength(text) <= longest, `${what} has at most ${longest} characters`)
    .refine(
      (text) => utf8Length(text) <= longest * BYTES_PER_CHARACTER,
      `${what} has at most ${longest * BYTES_PER_CHARACTER} bytes`,
    );
}

export const nameSchema = lineOf('a name', MAX_NAME_LENGTH);
export const chatTextSchema = lineOf('a message', MAX_CHAT_LENGTH);
export const promiseTextSchema = lineOf('a promise', MAX_PROMISE_LENGTH);
