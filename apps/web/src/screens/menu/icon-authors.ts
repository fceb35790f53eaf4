/**
 * The contributors of the game-icons set, in the order and spelling of its licence. The first 29 stand in `license.txt` of
 * github.com/game-icons/icons as of d19934a8, the last five in its later text (as repeated by the README of
 * github.com/tommyettinger/game-icons-net-atlas). The package the icons come from says nothing about who drew which, so
 * everybody is named.
 */
export interface IconAuthor {
  readonly name: string;
  /** Gave the icons away without conditions; named all the same. */
  readonly waived?: true;
}

export const ICON_AUTHORS: readonly IconAuthor[] = [
  { name: 'Lorc' },
  { name: 'Delapouite' },
  { name: 'John Colburn' },
  { name: 'Felbrigg' },
  { name: 'John Redman' },
  { name: 'Carl Olsen' },
  { name: 'Sbed' },
  { name: 'PriorBlue' },
  { name: 'Willdabeast' },
  { name: 'Viscious Speed', waived: true },
  { name: 'Lord Berandas' },
  { name: 'Irongamer' },
  { name: 'HeavenlyDog' },
  { name: 'Lucas' },
  { name: 'Faithtoken' },
  { name: 'Skoll' },
  { name: 'Andy Meneely' },
  { name: 'Cathelineau' },
  { name: 'Kier Heyl' },
  { name: 'Aussiesim' },
  { name: 'Sparker' },
  { name: 'Zeromancer', waived: true },
  { name: 'Rihlsul' },
  { name: 'Quoting' },
  { name: 'Guard13007' },
  { name: 'DarkZaitzev' },
  { name: 'SpencerDub' },
  { name: 'GeneralAce135' },
  { name: 'Zajkonur' },
  { name: 'Catsu' },
  { name: 'Starseeker' },
  { name: 'Pepijn Poolman' },
  { name: 'Pierre Leducq' },
  { name: 'Caro Asercion' },
];
