import { type ReactElement, useState } from 'react';
import {
  Badge,
  Button,
  type ButtonLook,
  Coin,
  Field,
  Icon,
  Panel,
  Pips,
  Progress,
  Segmented,
  Sheet,
  Stamp,
  Stepper,
  Toggle,
} from '../../src/base/theme/index.ts';
import { AlignmentKey } from '../../src/pieces/cards/index.ts';
import { Section } from './section.tsx';

const ON_PAPER: readonly ButtonLook[] = ['red', 'dark', 'outline', 'quiet'];
const ON_INK: readonly ButtonLook[] = ['red', 'ink', 'gold', 'quiet'];

export function Primitives(): ReactElement {
  const [amount, setAmount] = useState(3);
  const [pace, setPace] = useState('normal');
  const [on, setOn] = useState(true);
  return (
    <Section title="Controls">
      <div className="gallery-row" data-sheet="controls">
        <Panel look="paper" clip className="gallery-panel">
          <Stamp>Control</Stamp>
          <div className="gallery-row">
            {ON_PAPER.map((look) => (
              <Button key={look} look={look}>
                {look}
              </Button>
            ))}
          </div>
          <Button look="red" size="large" icon="crossed-swords" hotkey="A">
            Attack
          </Button>
          <Button look="outline" refusal="You have no action left (R-6.1).">
            Not possible
          </Button>
          <Stepper
            label="Amount to spend"
            value={amount}
            max={11}
            unit="MB"
            less="One less"
            more="One more"
            onChange={setAmount}
          />
          <Field label="Your name" note="Shown to the table">
            <input defaultValue="Hagbard" />
          </Field>
        </Panel>
        <Panel className="gallery-panel">
          <div className="gallery-row">
            {ON_INK.map((look) => (
              <Button key={look} look={look} icon="trade">
                {look}
              </Button>
            ))}
          </div>
          <Segmented
            label="Pace"
            value={pace}
            choices={[
              { value: 'blitz', text: 'Blitz' },
              { value: 'normal', text: 'Normal' },
              { value: 'open', text: 'Open' },
            ]}
            onChange={setPace}
          />
          <Toggle label="Peeking" on={on} onChange={setOn} />
          <Stepper label="Cards to win" value={amount} max={17} less="Fewer" more="More" onChange={setAmount} />
          <div className="gallery-row">
            <Coin amount={8} />
            <Coin amount={undefined} />
            <Coin amount={11} size="large" />
            <Badge>2</Badge>
            <Badge look="gold">Host</Badge>
            <Badge look="teal">−4</Badge>
            <Pips total={2} left={1} />
            <Progress value={4} of={5} label="Weird groups" />
            <Icon name="laurel-crown" label="Goal" />
          </div>
          <AlignmentKey />
        </Panel>
        <Sheet className="gallery-panel">
          <p>A sheet on a phone.</p>
        </Sheet>
      </div>
    </Section>
  );
}
