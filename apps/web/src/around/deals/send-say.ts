/** A proposal goes out: words to the table, money at once as an offer of the rules with the words beside it. */
import { exchangeOf, isExchange, proposalIn, termFor } from '../../actions/offer/index.ts';
import { type PromiseKind, useTable } from '../../session/stores/index.ts';
import { act, type SayDraft, type Seen } from '../../tabletop/seen/index.ts';
import { kindText } from '../../tabletop/sentences/index.ts';

/** False: it was refused, and the refusal is told where refusals are. */
export async function sendSay(seen: Seen, draft: SayDraft): Promise<boolean> {
  const { talk, promise } = useTable.getState();
  const [first = -1] = draft.to;
  if (draft.kind === 'promise' && draft.words !== undefined) {
    const text = draft.words.trim();
    const given = await Promise.all(
      draft.to.map((to) => promise({ to, text, ...(draft.secret ? { secret: true } : {}) })),
    );
    return given.every(({ ok }) => ok);
  }
  if (!isExchange(draft)) return (await talk(proposalIn(draft, seen.me ?? -1))).ok;
  const told = (term: PromiseKind) => ({ text: kindText(seen, term), promise: term });
  const asked = termFor(draft, first);
  return act(exchangeOf(draft), {
    ...(asked ? { asks: told(asked) } : {}),
    ...(draft.mine ? { promise: told(draft.mine) } : {}),
  });
}
