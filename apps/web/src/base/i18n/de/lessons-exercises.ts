export const exerciseTexts: Readonly<Record<string, string>> = {
  'exercise.solved': 'Gelöst',
  'exercise.number': 'Aufgabe {n} von {of}',
  'exercise.all': 'Alle Aufgaben',
  'exercise.show': 'Zeig es mir',
  'exercise.again': 'Noch einmal',
  'exercise.next': 'Nächste Aufgabe',
  'exercise.done': 'Fertig',
  'exercise.over': 'Dieser Versuch ist vorbei: Versuch es von vorn.',
  'exercise.win': 'Gewinne in diesem Zug',
  'exercise.win.task':
    'Vier schräge Gruppen gehören dir, die fünfte liegt auf dem Tisch. Die Würfel werden 10 zeigen. Ada hat 12 MB und gäbe alles aus, um dich aufzuhalten. Gewinne, bevor sie an die Reihe kommt.',
  'exercise.win.praise': 'In einen privilegierten Angriff darf sich niemand einmischen: Ihre 12 MB waren nichts wert.',
  'exercise.win.idle': 'Der Zug ist vorbei, und die fünfte schräge Gruppe fehlt noch immer.',
  'exercise.win.missed':
    'Ada hat gegen dich gezahlt. Ein Angriff lässt sich beim Ankündigen für alle anderen schließen, wenn du eine Karte dafür hergibst.',
  'exercise.stop': 'Halt sie auf',
  'exercise.stop.task':
    'Mit einer sechsten gewalttätigen Gruppe gewinnt Ada, und ihr Angriff auf die Autoduellisten läuft: privilegiert, 12 oder weniger. Die Würfel werden 10 zeigen. Du hast 4 MB und eine Karte. Halt sie auf.',
  'exercise.stop.praise': 'Erst öffnete Deep Agent die Tür, dann ging dein Geld hindurch: Aus 12 wurde 9 oder weniger.',
  'exercise.stop.closed':
    'Ein privilegierter Angriff lässt niemanden herein. Deine Karte kann das ändern, solange die Würfel noch liegen.',
  'exercise.stop.less':
    'Die Tür war offen, aber {required} oder weniger genügte für eine 10 noch immer. Wie viel musst du zahlen, damit es 9 wird?',
  'exercise.fit': 'Füg den Arm ein',
  'exercise.fit.task':
    'Die Militia muss am Ende dieses Zuges dir gehören, und niemand darf zurückbleiben. Nur deine Illuminati-Karte ist stark genug, aber der Pfeil, der ihr bleibt, ist verdeckt. Die Würfel werden 10 zeigen; du hast 6 MB.',
  'exercise.fit.praise':
    'Einen Arm zu bewegen kostet eine Aktion und nie eine Karte. Als unten Platz war, war der Rest Geld.',
  'exercise.fit.lost':
    'Das schuf Platz, aber jemand blieb zurück. Einen Arm kann man bewegen, statt ihn fallen zu lassen.',
  'exercise.fit.failed':
    'Die Würfel zeigen 10, und du brauchst 10 oder weniger. Rechne nach, was angreift, was hilft und was du zahlst.',
  'exercise.fit.idle': 'Der Zug ist vorbei, und die Militia ist noch frei. Was verdeckt den Platz unter deiner Karte?',
  'exercise.hold': 'Halt die Stellung',
  'exercise.hold.task':
    'Ada will dein Hollywood und hat gezahlt, bis 16 oder weniger genügt. Die Würfel werden 10 zeigen. Du verteidigst mit 3 MB auf Hollywood und 4 MB in deiner Kasse. Behalte es.',
  'exercise.hold.praise': 'Geld auf der angegriffenen Karte zählt doppelt: 3 MB nahmen 6, die Kasse tat den Rest.',
  'exercise.hold.missed':
    '{required} oder weniger genügte ihrer 10. Sieh nach, was jede Kasse abzieht: Sie sind nicht gleich viel wert.',
  'exercise.cut': 'Schneid den Faden durch',
  'exercise.cut.task':
    'Ada hat 37 Macht und gewinnt mit 35, sobald dein Zug endet. Du bist die Society of Assassins: +4 beim Neutralisieren. Die Würfel werden 10 zeigen, sie hat 3 MB, du hast 1 MB und eine Karte zum Ablegen. Schneid etwas ab.',
  'exercise.cut.praise':
    'Drei Fäden von ihren Illuminati entfernt bleiben nur 2 Punkte Schutz, und das Privileg hielt ihr Geld draußen.',
  'exercise.cut.missed':
    'Nichts ist abgeschnitten, und Ada gewinnt. Je näher eine Karte an ihren Illuminati hängt, desto besser ist sie geschützt: 10, 5, dann nur noch 2.',
  'exercise.cut.paid':
    'Ada hat für ihren Sieg gezahlt. Schließ deinen Angriff gegen ihr Geld, bevor du ihn ankündigst.',
  'exercise.word': 'Das letzte Wort',
  'exercise.word.task':
    'Nimm in diesem Zug Hollywood. Es leistet keinen Widerstand, aber die Würfel werden 11 zeigen, was immer misslingt, und Ada hat eine Karte, auf die sie sehr stolz ist. Du hast zwei.',
  'exercise.word.praise':
    'Assassination machte eine 2 daraus, Murphy’s Law hätte eine 12 gemacht, und was der Mensch nicht wissen soll, blieb ungewusst: Die letzte Karte entscheidet.',
  'exercise.word.idle': 'Der Zug ist vorbei. Hollywood kommt nicht von selbst.',
  'exercise.word.murphy':
    'Murphy’s Law hatte das letzte Wort. Deine andere Karte beantwortet Spezialkarten, solange ihr Fenster offen ist.',
  'exercise.word.eleven':
    '11 misslingt, wie groß deine Macht auch ist. Zwischen dem Wurf und seiner Wirkung ist ein Augenblick, eine Karte zu spielen.',
};
