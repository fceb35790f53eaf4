/** The one place where a problem outside the rules becomes a sentence. A new code does not compile without its own. */
import type { Problem, UploadFault } from '@illuminice/protocol';
import { i18n, t } from '../../base/i18n/index.ts';

export function problemSentence(problem: Problem): string {
  switch (problem.code) {
    case 'BAD_MESSAGE':
      return t('problem.badMessage', 'The server could not read this. Reload the page and try again.');
    case 'TOO_LARGE':
      return t('problem.tooLarge', 'This is too long to be sent.');
    case 'TOO_FAST':
      return t('problem.tooFast', 'Too many requests in a short time. Wait a moment.');
    case 'TOO_OFTEN':
      return t('problem.tooOften', 'That was a little too often. Try again in {seconds} s.', problem.values);
    case 'BANNED':
      return t('problem.banned', 'Whoever runs this place has closed it to you until {until}.', {
        until: dateText(problem.values.until),
      });
    case 'MUTED':
      return t('problem.muted', 'Whoever runs this place has silenced you until {until}. You may play on.', {
        until: dateText(problem.values.until),
      });
    case 'TOO_MANY_WRONG_CODES':
      return t('problem.tooManyWrongCodes', 'Too many wrong codes. Wait some minutes before you try again.');
    case 'WRONG_VERSION':
      return t('problem.wrongVersion', 'This page is from another version of the game. Reload it.');
    case 'HELLO_FIRST':
      return t('problem.helloFirst', 'The connection began without a greeting. Reload the page.');
    case 'UNKNOWN_CODE':
      return t(
        'problem.unknownCode',
        'No game has this code. Codes are gone when the last player leaves: ask for a new one.',
      );
    case 'LOBBY_FULL':
      return t('problem.lobbyFull', 'All eight seats of this game are taken. You may watch it once it runs.');
    case 'GAME_RUNNING':
      return t('problem.gameRunning', 'This game has begun without you. You may watch it.');
    case 'NAME_TAKEN':
      return t('problem.nameTaken', 'Somebody in this lobby has that name. Choose another one.');
    case 'BAD_OPTIONS':
      return t('problem.badOptions', 'These options do not go together.');
    case 'CARRIED_RULES_STAY':
      return t(
        'problem.carriedRulesStay',
        'A game that was carried here keeps the rules it began with; only its clocks can be set.',
      );
    case 'NOT_HOST':
      return t('problem.notHost', 'Only the host can do that.');
    case 'NOT_IN_LOBBY':
      return t('problem.notInLobby', 'You are not in a lobby.');
    case 'NOT_AT_TABLE':
      return t('problem.notAtTable', 'You have no seat at a running game.');
    case 'NO_SUCH_SEAT':
      return t('problem.noSuchSeat', 'There is nobody in this seat to whom that applies.');
    case 'TOO_FEW_SEATS':
      return t('problem.tooFewSeats', 'A game needs at least two players. Computer players count.');
    case 'CANNOT_CANCEL':
      return t('problem.cannotCancel', 'The Illuminati have been chosen: the game can no longer be called off.');
    case 'CHAT_CLOSED':
      return t(
        'problem.chatClosed',
        'Whoever only watches cannot write here: the host, or the option “Open to spectators”, keeps them silent.',
      );
    case 'BLOCKED':
      return t('problem.blocked', 'The host has closed this lobby to you.');
    case 'TOO_MANY_LOBBIES':
      return t(
        'problem.tooManyLobbies',
        'You are in {count, plural, one {# game} other {# games}} already. Leave one of them first: {codes}.',
        { count: problem.values.codes.length, codes: problem.values.codes.join(', ') },
      );
    case 'TOO_MANY_SPECTATORS':
      return t(
        'problem.tooManySpectators',
        '{most, plural, one {# person is} other {# people are}} watching this game already. Try again later.',
        problem.values,
      );
    case 'SERVER_BUSY':
      return t('problem.serverBusy', 'The server has too much to do at the moment. Try again in a while.');
    case 'STORE_UNAVAILABLE':
      return t('problem.storeUnavailable', 'Nothing can be saved at the moment. Try again in a few seconds.');
    case 'INTERNAL':
      return t('problem.internal', 'Something went wrong on our side. Nothing was changed; try again.');
    case 'CANNOT_CONTINUE':
      return t('problem.cannotContinue', 'This game cannot go on here: {why}.', {
        why: faultText(problem.values.fault),
      });
  }
}

function dateText(at: number): string {
  return new Date(at).toLocaleDateString(i18n.locale, { dateStyle: 'medium' });
}

function faultText(fault: UploadFault): string {
  switch (fault) {
    case 'seatCount':
      return t('problem.upload.seatCount', 'it has another number of seats than players');
    case 'yourSeat':
      return t('problem.upload.yourSeat', 'your seat is not in the game');
    case 'sameName':
      return t('problem.upload.sameName', 'two players have the same name');
    case 'options':
      return t('problem.upload.options', 'its options do not go together');
    case 'turnOrder':
      return t('problem.upload.turnOrder', 'a game with another order of turns cannot be carried');
    case 'position':
      return t('problem.upload.position', 'its cards do not lie as the rules allow');
    case 'missingCards':
      return t('problem.upload.missingCards', 'some of its cards are nowhere');
    case 'turnOfNobody':
      return t('problem.upload.turnOfNobody', 'the turn belongs to a seat that is out');
    case 'tooFewPlayers':
      return t('problem.upload.tooFewPlayers', 'fewer than two players are left');
    case 'initialPlayers':
      return t('problem.upload.initialPlayers', 'it began with fewer players than it has seats');
    case 'missingGoal':
      return t('problem.upload.missingGoal', 'a secret goal is missing');
  }
}
