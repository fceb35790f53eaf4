/** Signs what this seat asks of its table, with the key it made at the dice: who runs the server cannot act in its name. */
import { signText } from '@illuminice/fair-dice';
import { type ClientMessageInput, plainText, type SeatRequest, type TableInfo } from '@illuminice/protocol';
import { textToSign } from '@illuminice/table';
import { ownSeed } from './own-seed.ts';

/** Unsigned where there is nothing to sign with: a game of the last release, or a browser that did not throw in a seed. */
export function signedAct<Message extends ClientMessageInput>(
  message: Message & { readonly id: string },
  { dice, own, head, seats }: TableInfo,
): Message {
  const { secret } = ownSeed(dice.ceremonyId) ?? {};
  if (secret === undefined || head === undefined || !own) return message;
  const plain = inPlainText(message);
  const text = textToSign({
    ...{ ceremonyId: dice.ceremonyId, seat: own.seat, id: message.id, after: head },
    names: seats.map(({ name }) => name),
    request: requestOf(plain),
  });
  return { ...plain, signed: { signature: signText(secret, text), after: head } };
}

/** As the server will read it: it signs what stands in the log. */
function inPlainText<Message extends ClientMessageInput>(message: Message): Message {
  if (message.type === 'promise') return { ...message, text: plainText(message.text) };
  if (message.type === 'propose' && message.text !== undefined) return { ...message, text: plainText(message.text) };
  if (message.type !== 'command') return message;
  const { promise, asks } = message;
  return {
    ...message,
    ...(promise ? { promise: { ...promise, text: plainText(promise.text) } } : {}),
    ...(asks ? { asks: { ...asks, text: plainText(asks.text) } } : {}),
  };
}

function requestOf(message: ClientMessageInput): SeatRequest {
  if (message.type === 'leaveLobby') return { type: 'command', command: { type: 'leave' } };
  const { id: _, signed: __, ...request } = message as Extract<ClientMessageInput, { signed?: unknown }>;
  return request as SeatRequest;
}
