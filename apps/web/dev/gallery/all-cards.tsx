import { pack } from '@illuminice/cards';
import { MAX_SEATS } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { CardFace, type Detail, LooseCard, RINGS, SpecialCard } from '../../src/pieces/cards/index.ts';
import { numberOf } from './position.ts';
import { Section } from './section.tsx';

const groups = pack.groups.map((_, index) => MAX_SEATS + index);

export function AllCards(): ReactElement {
  return (
    <>
      <Section title="The eight Illuminati" note="always lying; four outward arrows; the coin overhangs the corner">
        <div className="gallery-row" data-sheet="illuminati">
          {pack.illuminati.map((card, number) => (
            <figure key={card.key}>
              <CardFace pack={pack} card={0} illuminati={number} money={number + 7} />
              <figcaption>{card.summary}</figcaption>
            </figure>
          ))}
          <figure>
            <CardFace pack={pack} card={1} money="hidden" />
            <figcaption>Face-down (R-23.9)</figcaption>
          </figure>
        </div>
      </Section>
      <Section title="Groups, lying">
        <div className="gallery-row" data-faces="wide">
          {groups.map((card) => (
            <LooseCard key={card} pack={pack} card={card} money={card % 31} acted={card % 9 === 4} />
          ))}
        </div>
      </Section>
      <Section title="The same, standing">
        <div className="gallery-row" data-faces="tall">
          {groups.map((card) => (
            <LooseCard key={card} pack={pack} card={card} rotation={1} money={card % 31} acted={card % 9 === 4} />
          ))}
        </div>
      </Section>
      <Section title="States" note="every ring also has words in its label">
        <div className="gallery-row" data-sheet="states">
          {RINGS.map((ring) => (
            <figure key={ring}>
              <CardFace pack={pack} card={numberOf('big-media')} money={3} ring={ring} pressable />
              <figcaption>{ring}</figcaption>
            </figure>
          ))}
          <figure>
            <CardFace pack={pack} card={numberOf('loan-sharks')} dimmed pressable />
            <figcaption>dimmed</figcaption>
          </figure>
          <figure>
            <CardFace pack={pack} card={numberOf('mafia')} money="hidden" />
            <figcaption>stacked, another's</figcaption>
          </figure>
          <figure>
            <CardFace pack={pack} card={numberOf('mafia')} money={12} stacked />
            <figcaption>stacked, one's own</figcaption>
          </figure>
          <figure>
            <CardFace
              pack={pack}
              card={numberOf('yuppies')}
              money={12}
              mask={(pack.alignments[numberOf('yuppies')] ?? 0) | 1}
            />
            <figcaption>an alignment added for this turn</figcaption>
          </figure>
        </div>
      </Section>
      {(['codes', 'tag'] as const).map((detail: Detail) => (
        <Section key={detail} title={detail === 'codes' ? 'Below zoom 0.85' : 'Below zoom 0.7'}>
          <div className="gallery-row" data-faces={detail}>
            <CardFace pack={pack} card={0} illuminati={2} money={11} detail={detail} />
            {groups.map((card) => (
              <CardFace
                key={card}
                pack={pack}
                card={card}
                detail={detail}
                shape={card % 3 === 0 ? 'tall' : 'wide'}
                money={card % 31}
                acted={card % 9 === 4}
              />
            ))}
          </div>
        </Section>
      ))}
      <Section title="Specials">
        <div className="gallery-row" data-faces="special">
          {pack.specials.map((card, number) => (
            <SpecialCard
              key={card.key}
              pack={pack}
              special={number}
              playable={number === 1}
              chosen={number === 2}
              faceUp={number === 3}
              onPress={() => undefined}
            />
          ))}
          <SpecialCard pack={pack} />
          <SpecialCard pack={pack} special={0} peekedAt onPress={() => undefined} />
        </div>
      </Section>
    </>
  );
}
