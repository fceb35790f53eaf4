/**
 * What does not hold in a game that was checked (packages/table/src/verify, packages/fair-dice/src/verify-ceremony.ts), by
 * the English pattern; `{}` is filled in. Fetched by whoever presses "Check the dice".
 */
export const verdicts: Readonly<Record<string, string>> = {
  'line {}: {}': 'Zeile {}: {}',
  'a command before the dice were mixed': 'ein Befehl, bevor die Würfel gemischt waren',
  'a game goes on that nobody brought': 'ein Spiel geht weiter, das niemand gebracht hat',
  'dice are mixed before the table was opened': 'Würfel werden gemischt, bevor der Tisch eröffnet war',
  'event {} ({}) did not happen': 'Ereignis {} ({}) ist nicht geschehen',
  'event {} ({}) is false, it should be and is: {}': 'Ereignis {} ({}) ist falsch, es müsste sein und ist: {}',
  'event {} ({}) is missing': 'Ereignis {} ({}) fehlt',
  'it goes back to line {}, where no game stood': 'es geht zu Zeile {} zurück, wo kein Spiel stand',
  'it has number {}, a line is missing or out of place':
    'sie hat die Nummer {}, eine Zeile fehlt oder steht am falschen Ort',
  'it was played by version {} of the rules, these are version {}: verify it with a release of its time':
    'es wurde nach Fassung {} der Regeln gespielt, dies ist Fassung {}: Prüf es mit einer Ausgabe von damals',
  'it was played with a card nobody knows here: {}': 'es wurde mit einer Karte gespielt, die hier niemand kennt: {}',
  'seat {} is both mixed and left out': 'Platz {} ist zugleich beteiligt und ausgelassen',
  'seat {} is left out for an unknown reason': 'Platz {} ist aus unbekanntem Grund ausgelassen',
  'seat {} is missing from the record': 'Platz {} fehlt in der Niederschrift',
  'seat {} takes part but was not asked': 'Platz {} ist beteiligt, wurde aber nicht gefragt',
  'seat {} was asked but is neither mixed nor named as left out':
    'Platz {} wurde gefragt, ist aber weder beteiligt noch als ausgelassen genannt',
  'seat {} was left out: {}': 'Platz {} wurde ausgelassen: {}',
  'the asked seats are not in ascending order': 'die gefragten Plätze stehen nicht in aufsteigender Reihenfolge',
  'the commitment of seat {} is malformed': 'die Festlegung von Platz {} ist falsch gebildet',
  'the dice were never mixed, so there is nothing to verify':
    'die Würfel wurden nie gemischt, es gibt also nichts zu prüfen',
  'the file cannot be read': 'die Datei lässt sich nicht lesen',
  'the game that goes on is another: {}': 'das Spiel, das weitergeht, ist ein anderes: {}',
  'the hash of the mixed seed is malformed': 'der Prüfwert des gemischten Startwerts ist falsch gebildet',
  'the left-out seats are not in ascending order': 'die ausgelassenen Plätze stehen nicht in aufsteigender Reihenfolge',
  'the list of asked seats is malformed': 'die Liste der gefragten Plätze ist falsch gebildet',
  'the mixed seats are not in ascending order': 'die beteiligten Plätze stehen nicht in aufsteigender Reihenfolge',
  'the mixed seed does not follow from the seeds': 'der gemischte Startwert folgt nicht aus den Startwerten',
  'the mixed seed is not the one whose hash was published when the ceremony closed':
    'der gemischte Startwert ist nicht der, dessen Prüfwert am Ende der Zeremonie bekannt gegeben wurde',
  'the name of the ceremony is malformed': 'der Name der Zeremonie ist falsch gebildet',
  'the position it goes back to is another: {}': 'die Stellung, zu der es zurückgeht, ist eine andere: {}',
  'the record has version {}, this verifier knows version 1':
    'die Niederschrift hat die Fassung {}, diese Prüfung kennt Fassung 1',
  'the record holds another seed for seat {}': 'die Niederschrift enthält für Platz {} einen anderen Startwert',
  'the record holds something else than seat {} sent':
    'die Niederschrift enthält etwas anderes, als Platz {} geschickt hat',
  'the record is of another ceremony': 'die Niederschrift gehört zu einer anderen Zeremonie',
  'the rules refuse {}: {} ({})': 'die Regeln lehnen {} ab: {} ({})',
  'the seed of seat {} does not match its commitment': 'der Startwert von Platz {} passt nicht zu seiner Festlegung',
  'the seed of seat {} is malformed': 'der Startwert von Platz {} ist falsch gebildet',
  'the server committed itself to something else before the game':
    'der Server hatte sich vor dem Spiel auf etwas anderes festgelegt',
  'the server says it committed but never revealed': 'der Server sagt, er habe sich festgelegt, aber nie aufgedeckt',
  'the server says it never committed': 'der Server sagt, er habe sich nie festgelegt',
  "the server's commitment is malformed": 'die Festlegung des Servers ist falsch gebildet',
  "the server's seed is malformed": 'der Startwert des Servers ist falsch gebildet',
  "the server's seed, with this game and these seats, does not match its commitment":
    'der Startwert des Servers passt, mit diesem Spiel und diesen Plätzen, nicht zu seiner Festlegung',
};
