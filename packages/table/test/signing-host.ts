/** A table whose people sign what they do, each with a key made at the dice. */
import type { Seat } from '@illuminice/engine';
import { hashText, publicKeyOf, seatCommitmentOf, seatSeedOf, signText } from '@illuminice/fair-dice';
import type { Answer, SeatRequest } from '@illuminice/protocol';
import { textToSign } from '../src/index.ts';
import { FakeHost } from './fake-host.ts';

export class SigningHost extends FakeHost {
  readonly receipts: { readonly seat: Seat; readonly id: string; readonly head: string }[] = [];
  #acts = 0;

  override async act(seat: Seat, request: SeatRequest, id = `s${this.#acts++}`): Promise<Answer> {
    const { table } = await this.table.updateFor(seat);
    const after = table.head;
    const { ceremonyId } = this.table.state.dice.secret;
    const names = this.opening().seats.map(({ name }) => name);
    const text = textToSign({ ceremonyId, names, seat, id, after, request });
    const signed = { signature: signText(secretOf(seat, ceremonyId), text), ...(after === undefined ? {} : { after }) };
    const answer = await this.table.request({ seat, id, request, signed });
    if (answer.ok && answer.head !== undefined) this.receipts.push({ seat, id, head: answer.head });
    await this.settle();
    return answer;
  }

  /** Everybody throws in a seed made from their key. */
  override async begin(): Promise<void> {
    await this.create();
    await this.throwIn();
  }

  async throwIn(): Promise<void> {
    const { ceremonyId, serverCommitment, parts } = this.table.state.dice.ceremony;
    for (const { seat } of parts) {
      const seed = seatSeedOf(publicKeyOf(secretOf(seat, ceremonyId)));
      const commitment = seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed });
      await this.act(seat, { type: 'diceCommit', commitment });
    }
    for (const { seat } of parts) {
      const key = publicKeyOf(secretOf(seat, ceremonyId));
      await this.act(seat, { type: 'diceReveal', seed: seatSeedOf(key), key });
    }
  }
}

export function secretOf(seat: Seat, ceremonyId: string): string {
  return hashText(`the key of seat ${seat} in ${ceremonyId}`);
}
