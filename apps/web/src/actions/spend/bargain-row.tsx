/** What is usually said about an attack under way, filled in: one press here, one to send it. */
import type { Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { newSay, plays, rivalsOf, type SayDraft, type Seen, ui } from '../../tabletop/seen/index.ts';
import { moneyOf, stopTogether } from '../offer/index.ts';

/** MB to begin with: what staying out is usually worth to somebody, and help that turns most attacks. */
const FOR_PEACE = 3;
const HELP = 5;

interface Usual {
  readonly text: string;
  readonly draft: SayDraft;
}

export function BargainRow({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const usual = seen.me !== undefined && plays(seen) ? usualOf(seen, seen.me) : [];
  if (usual.length === 0) return undefined;
  return (
    <fieldset className="bargain">
      <legend className="visually-hidden">{t('deal.quick', 'About this attack')}</legend>
      {usual.map(({ text, draft }) => (
        <Button key={text} look="quiet" className="quiet-link" onClick={() => ui({ say: draft })}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
}

function usualOf(seen: Seen, me: Seat): readonly Usual[] {
  const { attack, turn } = seen.view;
  if (attack?.stage !== 'spending' || attack.privileged) return [];
  return turn.seat === me ? ownAttack(seen) : attackOf(seen, turn.seat);
}

/** Whoever has most could spoil it, or help: the paper that opens names everybody else, one press away. */
function ownAttack(seen: Seen): readonly Usual[] {
  const richest = rivalsOf(seen)
    .filter((seat) => seat !== seen.view.attack?.defender)
    .toSorted((a, b) => (moneyOf(seen, b) ?? 0) - (moneyOf(seen, a) ?? 0))[0];
  if (richest === undefined) return [];
  const give = Math.min(FOR_PEACE, seen.moves.offer?.money ?? 0);
  return [
    {
      text: t('bargain.help', 'Help me?'),
      draft: newSay('ask', [richest], { theirs: { kind: 'back', amount: HELP } }),
    },
    {
      text: t('bargain.stayOut', 'Stay out: {amount} MB?', { amount: give }),
      draft: newSay('deal', [richest], { mine: undefined, give }),
    },
  ];
}

function attackOf(seen: Seen, attacker: Seat): readonly Usual[] {
  const together = stopTogether(seen, attacker)?.draft;
  return [
    ...(together ? [{ text: t('bargain.together', 'Stop it together?'), draft: together }] : []),
    ...(seen.view.attack?.defender === seen.me
      ? []
      : [
          {
            text: t('bargain.sell', 'I stay out: {amount} MB?', { amount: FOR_PEACE }),
            draft: newSay('deal', [attacker], { theirs: undefined, mine: { kind: 'stayOut' }, want: FOR_PEACE }),
          },
        ]),
  ];
}
