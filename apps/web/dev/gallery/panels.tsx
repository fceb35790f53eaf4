import type { ReactElement } from 'react';
import { Panel } from '../../src/base/theme/index.ts';
import { Invitation } from '../../src/screens/lobby/invitation.tsx';
import { SeatList } from '../../src/screens/lobby/seat-list.tsx';
import { OptionsPanel } from '../../src/screens/table-options/options-panel.tsx';
import { DiceRoll } from '../../src/tabletop/numbers/dice-roll.tsx';
import { Odds } from '../../src/tabletop/numbers/odds.tsx';
import { Section } from './section.tsx';
import { LOBBY } from './stage/lobby-sample.ts';
import '../../src/actions/attack/attack.css';
import '../../src/screens/page/arrival.css';
import '../../src/screens/lobby/lobby.css';
import '../../src/tabletop/parts/text-links.css';

const orders = { problem: undefined, give: () => undefined };

/** What the screens around the cards are made of; nothing here talks to a server. */
export function Panels(): ReactElement {
  return (
    <Section title="Panels" note="the lobby as its host sees it; dice and odds">
      <div className="gallery-row" data-sheet="panels">
        <div className="gallery-panel">
          <Invitation code={LOBBY.code} link={LOBBY.link} />
          <Panel look="paper" className="gallery-panel">
            {[1, 6, 10].map((required) => (
              <Odds key={required} required={required} />
            ))}
            <DiceRoll dice={[2, 4]} roll={6} required={7} isDecided />
            <DiceRoll dice={[5, 6]} roll={11} required={10} isDecided />
            <DiceRoll dice={[3, 1]} roll={12} required={8} isDecided={false} />
          </Panel>
        </div>
        <div className="gallery-seats">
          <SeatList lobby={LOBBY} isHost orders={orders} />
        </div>
        <OptionsPanel lobby={LOBBY} isHost orders={orders}>
          <p>…</p>
        </OptionsPanel>
      </div>
    </Section>
  );
}
