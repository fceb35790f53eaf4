import type { Offer, Placements } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { counterOf, proposalOf } from '../../actions/offer/index.ts';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { DangerNote, whyRefused } from '../../tabletop/parts/index.ts';
import { act, dangerLabel, type Seen, ui } from '../../tabletop/seen/index.ts';

interface AnswersProps {
  readonly seen: Seen;
  readonly offer: Offer;
  /** Where what arrives is to hang, said ahead. */
  readonly place?: Placements;
  readonly onAnswered?: () => void;
}

/** Accept, decline, counter for who is asked; withdraw for who asked; nothing for everybody else. */
export function OfferAnswers({ seen, offer, place = {}, onAnswered }: AnswersProps): ReactElement | undefined {
  const connected = useTable((state) => state.connection === 'online');
  const { me } = seen;
  const { from, to, serial } = offer;
  const finish = (sent: Promise<boolean>) => void sent.then((accepted) => accepted && onAnswered?.());
  if (from === me)
    return (
      <Button look="outline" disabled={!connected} onClick={() => finish(act({ type: 'withdraw', to, serial }))}>
        {t('deal.withdraw', 'Withdraw')}
      </Button>
    );
  if (to !== me) return undefined;
  const acceptance = { type: 'accept', from, serial, ...(Object.keys(place).length > 0 ? { place } : {}) } as const;
  const danger = dangerLabel(seen, acceptance);
  return (
    <>
      <Button
        {...point('offer.reject')}
        look="outline"
        disabled={!connected}
        onClick={() => finish(act({ type: 'reject', from, serial }))}
      >
        {t('deal.decline', 'Decline')}
      </Button>
      <Button
        look="outline"
        disabled={!connected}
        refusal={whyRefused(seen, proposalOf(counterOf(offer)))}
        onClick={() => ui({ offer: undefined, deal: counterOf(offer) })}
      >
        {t('deal.counterIt', 'Counter')}
      </Button>
      <Button
        {...point('offer.accept')}
        look="red"
        className="offer-accept"
        disabled={!connected}
        refusal={whyRefused(seen, acceptance)}
        note={danger === undefined ? undefined : <DangerNote danger={danger} />}
        onClick={() => finish(act(acceptance))}
      >
        {t('deal.accept', 'Accept')}
      </Button>
    </>
  );
}

export function mayAccept({ moves }: Seen, offer: Offer): boolean {
  return moves.accept?.some(isAnswerTo(offer)) === true;
}

function isAnswerTo({ from, serial }: Offer): (key: Pick<Offer, 'from' | 'serial'>) => boolean {
  return (key) => key.from === from && key.serial === serial;
}
