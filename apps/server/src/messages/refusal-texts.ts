/** What a client is told when something cannot be done: kind, specific, and nothing about anybody else. */

import type { ErrorCode } from '@illuminice/protocol';

const TEXTS: Readonly<Record<ErrorCode, string>> = {
  BAD_MESSAGE: 'This message could not be read.',
  TOO_LARGE: 'This message is too long.',
  TOO_FAST: 'That was a little too fast. Please wait a moment and try again.',
  WRONG_VERSION: 'This page is from another version of the game. Please reload it.',
  HELLO_FIRST: 'The first message on a connection must be hello.',
  UNKNOWN_CODE: 'There is no lobby with this code. Please check the six characters with whoever invited you.',
  LOBBY_FULL: 'This lobby is full: a game takes at most eight players.',
  GAME_RUNNING: 'This game has already begun. You can watch it, or join when it is over.',
  NAME_TAKEN: 'Somebody in this lobby already has this name. Please choose another one.',
  BAD_NAME: 'A name has 1 to 20 visible characters.',
  BAD_OPTIONS: 'These options do not go together.',
  NOT_HOST: 'Only the host of the lobby can do this.',
  NOT_IN_LOBBY: 'You are not in a lobby.',
  ALREADY_IN_LOBBY: 'You are in a game already. Leave it first.',
  NOT_AT_TABLE: 'You have no seat at a running game.',
  NO_SUCH_SEAT: 'There is nobody in this seat to whom that applies.',
  TOO_FEW_SEATS: 'A game needs at least two players. Invite somebody or add a computer player.',
  CANNOT_CANCEL: 'The Illuminati have been chosen; the game can no longer be cancelled.',
  CHAT_CLOSED: 'Whoever watches with open cards cannot write to the players.',
  BLOCKED: 'The host has closed this lobby to you.',
  SERVER_BUSY: 'The server has too much to do at the moment. Please try again in a while.',
  INTERNAL: 'Something went wrong on our side. Nothing was changed; please try again.',
};

export function textOf(code: ErrorCode): string {
  return TEXTS[code];
}
