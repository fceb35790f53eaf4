import type { SpecialNo } from '@illuminice/engine';
import type { Seen } from '../../tabletop/seen/index.ts';

type Reader = Pick<Seen, 'pack' | 'options'>;

/** The Specials of this hand whose moment is a privileged attack: Deep Agent and Interference. */
export function playsAgainstPrivilege({ pack, options }: Reader): readonly SpecialNo[] {
  return (options.play ?? []).flatMap(({ card }) => {
    const effect = pack.specials[card]?.effect.type;
    return effect === 'endsPrivilege' || effect === 'entersPrivileged' ? [card] : [];
  });
}

/** The card that ends a privilege alone: whoever holds it needs no two Specials to discard. */
export function deepAgent({ pack, options }: Reader): SpecialNo | undefined {
  return playsAgainstPrivilege({ pack, options }).find((card) => pack.specials[card]?.effect.type === 'endsPrivilege');
}

export function canAbolish(reader: Reader): boolean {
  return reader.options.abolish !== undefined || deepAgent(reader) !== undefined;
}
