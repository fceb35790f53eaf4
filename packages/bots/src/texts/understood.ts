/** What a person said to a computer player, as far as it understands: a few words of every language the table speaks. */
export type Meaning = 'greeting' | 'danger' | 'bargain' | 'other';

/** Beginnings of words, without accents and in small letters; the first meaning with a word in the sentence is taken. */
const WORDS: readonly (readonly [Exclude<Meaning, 'other'>, readonly string[]])[] = [
  [
    'danger',
    [
      ...['winning', 'wins', 'leader', 'leading', 'danger', 'threat', 'ahead', 'strongest', 'stop'],
      ...['gewinn', 'fuhrt', 'vorn', 'gefahr', 'starkste', 'aufhalten', 'stopp', 'bedroh'],
      ...['gagn', 'mene', 'danger', 'menac', 'devant', 'fort', 'arreter'],
      ...['gana', 'lider', 'peligr', 'amenaz', 'delante', 'fuerte', 'parar', 'detener'],
    ],
  ],
  [
    'bargain',
    [
      ...['deal', 'trade', 'offer', 'peace', 'pay', 'help', 'together', 'ally', 'alliance', 'promise', 'sell', 'buy'],
      ...[
        'handel',
        'tausch',
        'angebot',
        'fried',
        'zahl',
        'hilf',
        'zusammen',
        'bundnis',
        'versprech',
        'verkauf',
        'kauf',
      ],
      ...['marche', 'echang', 'offre', 'paix', 'paye', 'aide', 'ensemble', 'allianc', 'promet', 'vend', 'achet'],
      ...['trato', 'cambi', 'oferta', 'paz', 'paga', 'ayud', 'juntos', 'alianza', 'promet', 'vende', 'compra'],
    ],
  ],
  [
    'greeting',
    [
      ...['hello', 'hi', 'hey', 'good', 'welcome', 'cheers'],
      ...['hallo', 'servus', 'moin', 'guten', 'tag', 'gruss', 'willkommen'],
      ...['salut', 'bonjour', 'bonsoir', 'bienvenue', 'coucou'],
      ...['hola', 'buenas', 'buenos', 'saludos', 'bienvenid'],
    ],
  ],
];

export function meaningOf(text: string): Meaning {
  const words = wordsOf(text);
  // Two letters are a word of their own: "hi" begins "hide" as well.
  const begins = (stem: string) => words.some((word) => (stem.length < 4 ? word === stem : word.startsWith(stem)));
  return WORDS.find(([, stems]) => stems.some(begins))?.[0] ?? 'other';
}

/** Whether this is said to whoever is called so: one of their names that is nobody else's, as a word. */
export function isAddressed(text: string, name: string, others: readonly string[]): boolean {
  const taken = new Set(others.flatMap(wordsOf));
  const words = wordsOf(text);
  return wordsOf(name).some((part) => part.length >= SHORTEST_NAME && !taken.has(part) && words.includes(part));
}

/** "Dr.", "the", "Old" are no names. */
const SHORTEST_NAME = 4;

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu) ?? []
  );
}
