/** The table of a late hour that the rare positions begin from: four seats, and the four more of a full one. */
import type { FixturePosition, FixtureSeat } from './fixture-position.ts';

/** A structure of an hour's play: ten Groups on three levels. */
export const LATE_ME: FixtureSeat = {
  illuminati: 'bermuda-triangle',
  money: 23,
  specials: ['bribery', 'computer-espionage', 'white-collar-crime', 'media-campaign', 'interference', 'slush-fund'],
  crowd: [
    ...['pentagon', 'republicans', 'multinational-oil-companies', 'mafia', 'california', 'recyclers'],
    ...['orbital-mind-control-lasers', 'yuppies', 'federal-reserve', 'hackers'],
  ],
};

export const LATE_RIVALS = [
  {
    illuminati: 'servants-of-cthulhu',
    money: 14,
    destroyed: 6,
    specials: ['assassination', 'secrets-man-was-not-meant-to-know', 'murphys-law'],
    crowd: ['cia', 'kgb', 'irs', 'clone-arrangers', 'cycle-gangs', 'phone-phreaks', 'militia'],
  },
  {
    illuminati: 'gnomes-of-zurich',
    money: 61,
    specials: ['deep-agent', 'market-manipulation'],
    crowd: ['madison-avenue', 'tobacco-and-liquor-companies', 'loan-sharks', 'moonies', 'copy-shops', 'boy-sprouts'],
  },
  {
    illuminati: 'ufos',
    money: 7,
    goal: 'network',
    specials: ['senate-investigating-committee'],
    crowd: ['fbi', 'texas', 'phone-company', 'post-office', 'tabloids', 'comic-books', 'smof', 'trekkies'],
  },
  { illuminati: 'network', money: 18, crowd: ['new-york', 'democrats', 'big-media', 'punk-rockers'] },
  {
    illuminati: 'society-of-assassins',
    money: 9,
    specials: ['swiss-bank-account'],
    crowd: ['south-american-nazis', 'kkk', 'gun-lobby', 'professional-sports'],
  },
  { illuminati: 'bavarian-illuminati', money: 31, crowd: ['triliberal-commission', 'cfl-aio', 'tv-preachers'] },
  {
    illuminati: 'discordian-society',
    money: 12,
    crowd: ['flat-earthers', 'l-4-society', 'intellectuals', 'men-in-black', 'eco-guerrillas'],
  },
] as const satisfies readonly FixtureSeat[];
export const [CTHULHU, GNOMES, UFOS, NETWORK] = LATE_RIVALS;
export const THREE_RIVALS = [CTHULHU, GNOMES, UFOS];

export const OPEN = [
  'local-police-departments',
  'evil-geniuses-for-a-better-tomorrow',
  'goldfish-fanciers',
  'libertarians',
];
export const MANY_OPEN = [...OPEN, 'antiwar-activists', 'junk-mail', 'psychiatrists', 'survivalists', 'hollywood'];

export const LATE: FixturePosition = {
  seats: [LATE_ME, ...THREE_RIVALS],
  uncontrolled: OPEN,
  dead: ['nuclear-power-companies', 'convenience-stores', 'anti-nuclear-activists'],
  options: { pace: 0 },
};
