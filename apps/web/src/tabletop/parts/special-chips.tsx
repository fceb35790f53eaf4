import type { SpecialNo } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { type Seen, specialName } from '../seen/index.ts';

interface ChipsProps {
  readonly seen: Seen;
  readonly hand: readonly SpecialNo[];
  readonly chosen: readonly SpecialNo[];
  /** No more than these. */
  readonly most?: number;
  readonly onChange: (chosen: readonly SpecialNo[]) => void;
}

/** Some of one's own Specials; two copies of one card are chosen one at a time. */
export function SpecialChips({ seen, hand, chosen, most = hand.length, onChange }: ChipsProps): ReactElement {
  return (
    <div className="toggle-chips">
      {hand.map((special, index) => {
        const copy = hand.slice(0, index).filter((other) => other === special).length;
        const on = chosen.filter((other) => other === special).length > copy;
        const at = chosen.indexOf(special);
        const toggle = () => {
          if (on) onChange(chosen.filter((_, other) => other !== at));
          else if (chosen.length < most) onChange([...chosen, special]);
        };
        return (
          <button key={`${special} ${copy}`} type="button" aria-pressed={on} onClick={toggle}>
            {specialName(seen, special)}
          </button>
        );
      })}
    </div>
  );
}
