export const tutorialTexts: Readonly<Record<string, string>> = {
  'tutorial.title': 'Das erste Spiel',
  'tutorial.notNow': 'Eine gute Idee für später. Jetzt drücke, was leuchtet.',
  'tutorial.noCallOff': 'Du könntest ihn abblasen, aber dieser Wurf lohnt sich.',
  'tutorial.endFirst': 'Für diesen Zug hast du genug getan: Lass die anderen an die Reihe.',
  'tutorial.readFirst': 'Einen Moment: Lies erst dies, dann drücke Weiter.',
  'tutorial.leave': 'Stunde verlassen',
  'tutorial.skip': 'Mach das für mich',
  'tutorial.next': 'Weiter',
  'tutorial.progress': 'Kapitel {n} von {of}',
  'tutorial.graduated': 'Eingeweiht',
  'tutorial.farewell':
    'Das war ein ganzes Spiel: Einkommen, Angriffe aller drei Arten, Geld, Hilfe, Handel und Privileg. Alles Weitere steht im Regelbuch, an jedem Tisch einen Druck entfernt.',
  'tutorial.toSolo': 'Gegen Computer spielen',
  'tutorial.toExercises': 'Sechs Aufgaben',
  'tutorial.welcome':
    'Willkommen, heimlicher Meister. Du bist die Discordian Society, und alles, was an dieser Karte hängt, gehört dir. California ist deine erste Marionette.',
  'tutorial.goal':
    'Du gewinnst mit fünf schrägen Gruppen; nachgesehen wird, wann immer ein Zug endet. California ist schräg: eine hast du, vier fehlen. Ada und Ben wollen anderes und zahlen dafür, dass du deins nicht bekommst.',
  'tutorial.income':
    'Ein Zug beginnt mit dem Einkommen: Jede deiner Karten hat sich eben Geld von der Bank geholt, und es bleibt auf ihr liegen. Drücke „In Ordnung“.',
  'tutorial.draw':
    'Dann ziehst du eine Karte. Es war eine Gruppe, Convenience Stores, also liegt sie unkontrolliert auf dem Tisch: Jeder darf versuchen, sie zu nehmen. Eine Spezialkarte käme auf deine Hand.',
  'tutorial.attack':
    'Nun handle: Du hast zwei Aktionen. Hol dir die Hackers! Drücke Angreifen, wähle deine Illuminati-Karte als Angreifer und die Hackers als Ziel, dann kündige an.',
  'tutorial.attack.kind': 'Du willst sie auf deiner Seite haben: Das heißt „Kontrollieren“.',
  'tutorial.attack.target': 'Nicht schlecht, aber die Hackers sind schräg, und Schräges sammelst du.',
  'tutorial.attack.attacker':
    'California könnte es versuchen, aber deine Illuminati-Karte ist viel stärker: Lass sie angreifen.',
  'tutorial.attack.privilege': 'Heb dir diese Spezialkarte auf; du wirst froh um sie sein.',
  'tutorial.spend':
    'Macht 8, dazu 4 gegen Schräge, minus Widerstand 4: Du brauchst mit zwei Würfeln höchstens 8. Jedes MB zählt eins dazu. Gib 2 MB aus, dann sind es 10, und besser geht es nicht: 11 und 12 misslingen immer.',
  'tutorial.spend.less': 'Etwas mehr: 2 MB bringen dich auf 10.',
  'tutorial.spend.more': 'Das ist mehr, als die Würfel brauchen können. 2 MB genügen; behalte den Rest.',
  'tutorial.roll': 'Niemand zahlt gegen dich. Drücke Angreifen und lass die Würfel fallen.',
  'tutorial.roll.enough': '10 ist das Beste, was es gibt: Mehr Geld wäre verschwendet.',
  'tutorial.roll.more': 'Du bist schon über 10: Mehr wäre verschwendet.',
  'tutorial.place':
    'Eine Sieben: Die Hackers gehören dir. Eine Marionette hängt an einem Pfeil der Karte, die sie gefangen hat, und ihre eigenen Pfeile drehen sich mit. Wähle einen goldenen Pfeil; denk an den Platz, den die nächsten brauchen.',
  'tutorial.fund':
    'Der Angreifer darf seiner neuen Marionette Geld mitgeben, ohne Kosten. Geld auf einer Karte verteidigt sie doppelt. Leg bis zu 4 MB auf die Hackers oder drücke Nichts.',
  'tutorial.fund.keep': 'Behalte etwas zu Hause: 4 MB sind reichlich, den Rest brauchst du bald.',
  'tutorial.neutralize':
    'Ada hat die Punk Rockers, und die sind schräg. Löse sie erst heraus: Greif noch einmal an, diesmal mit California, um sie zu neutralisieren. Du findest sie auf Adas Brett oder in der Liste.',
  'tutorial.neutralize.target': 'Lass die in Ruhe: Du willst die Punk Rockers.',
  'tutorial.neutralize.control':
    'Du könntest sie gleich nehmen wollen, aber Neutralisieren zählt 6 mehr, und unkontrollierte Gruppen sind leichte Beute.',
  'tutorial.neutralize.destroy': 'Tote Punk Rockers nützen dir nichts: Neutralisiere sie.',
  'tutorial.neutralize.roll':
    'Jede Zeile sagt, woher ihre Zahl kommt: Beide sind schräg, +4; deine Hackers helfen, +3; die Nähe zu Adas Illuminati schützt sie, −5. 9 oder weniger genügt: Drücke Angreifen.',
  'tutorial.save': 'Die Aussichten sind gut: Spar dein Geld für Adas Zug.',
  'tutorial.end':
    'Die Punk Rockers sind frei; du sammelst sie später ein. Beide Aktionen sind verbraucht: Beende deinen Zug. Auf dem Weg dorthin könntest du zweimal frei Geld zwischen benachbarten Karten verschieben.',
  'tutorial.ada': 'Adas Zug. Sehen wir, was sie vorhat …',
  'tutorial.interfere':
    'Sie greift nach den Psychiatrists, wieder schräg! Mit 7 oder weniger gehören sie ihr. Du bist weder Angreifer noch Verteidiger, also darfst du dich einmischen: Zahl 3 MB gegen sie.',
  'tutorial.interfere.side': 'Das würde ihr helfen. Du willst gegen sie zahlen.',
  'tutorial.interfere.less': 'Etwas mehr, damit sie es spürt.',
  'tutorial.interfere.more': 'Weniger genügt; du hast kein Geld zu verschenken.',
  'tutorial.interfere.done':
    'Nach jeder Zahlung dürfen alle noch einmal: Sie könnte antworten, Ben könnte ihr helfen. Niemand tut es. Drücke Fertig.',
  'tutorial.interfere.enough': 'Das war genug. Drücke Fertig.',
  'tutorial.interfere.saved':
    'Sie hat eine Sieben geworfen. Ohne dein Geld gehörten die Psychiatrists ihr; so hat sie ihre fünf MB umsonst ausgegeben.',
  'tutorial.ben': 'Ben ist dran, und Ben würde seine Großmutter verkaufen …',
  'tutorial.deal':
    'Er bietet seine Comic Books, eine schräge Gruppe, für 4 MB. Ein Handel wird ganz oder gar nicht ausgeführt; nur Versprechen kann man brechen. Sieh unter „Geschäfte“ nach und nimm an.',
  'tutorial.deal.counter': 'Feilschen ist eine Kunst. Dieses eine Mal nimm es, wie es ist: Es ist billig.',
  'tutorial.deal.wrong': 'Vier MB für eine schräge Gruppe? Das bekommst du nie wieder: Nimm an.',
  'tutorial.deal.place':
    'Sie gehört dir. Beim Handel darfst du sie an jeden offenen Pfeil hängen; halte sie nah: Häng sie an deine Illuminati-Karte.',
  'tutorial.deal.close': 'Näher bei deinen Illuminati ist es sicherer: Wähle einen ihrer eigenen Pfeile.',
  'tutorial.again': 'Ben ist fertig, und du bist wieder dran: erst Einkommen, dann eine Karte …',
  'tutorial.keep':
    'Du hast eine Spezialkarte gezogen. Jede wird einmal gespielt und dann abgelegt; die anderen sehen nur, wie viele du hast. Behalte sie verdeckt.',
  'tutorial.special':
    'Nun spiel die andere aus: Slush Fund bringt 15 MB, jederzeit, und kostet keine Aktion. Drücke sie auf deiner Hand und benutze sie.',
  'tutorial.special.other': 'Die noch nicht: Slush Fund.',
  'tutorial.destroy':
    'Die dritte Art von Angriff entfernt eine Gruppe für immer. Die Moral Minority ist alles, was du nicht bist: konservativ und bieder. Schick California, sie zu zerstören, bevor jemand sie auf dich hetzt.',
  'tutorial.destroy.target': 'Ein andermal. Heute ist die Moral Minority an der Reihe.',
  'tutorial.destroy.kind': 'Du willst sie nicht auf deiner Seite: Wähle Zerstören.',
  'tutorial.destroy.attacker': 'Nimm California: Seine Gesinnungen sind das genaue Gegenteil, und das zählt.',
  'tutorial.destroy.roll':
    'Beim Zerstören helfen Gegensätze: +4 für Liberal gegen Konservativ, +4 für Schräg gegen Bieder. Und es verteidigt die Macht, nicht der Widerstand. 11 ist mehr als genug: Drücke Angreifen.',
  'tutorial.aid':
    'Nun die Punk Rockers. Eine kleine Gruppe kann mit der Macht der Großen angreifen: Lass die Hackers oder die Comic Books angreifen und wähle deine Illuminati-Karte als die, die ihre Macht leiht.',
  'tutorial.aid.target': 'Die Punk Rockers warten auf dich: Nimm sie.',
  'tutorial.aid.attacker': 'Das ginge auch. Versuch es aber umgekehrt: Ein Kleiner greift an, deine Illuminati helfen.',
  'tutorial.aid.none': 'Allein braucht sie höchstens eine 5. Wähle deine Illuminati-Karte unter „Karten, die helfen“.',
  'tutorial.aid.against': 'Mit den geliehenen 8 steht sie bei 13. Achte auf Ada: Sie ist nicht erfreut …',
  'tutorial.aid.roll': 'Sie hat 3 MB gegen dich gezahlt, und aus 13 wurde 10: Dafür ist Macht über 10 gut. Würfle!',
  'tutorial.aid.place':
    'Deine! Sie hängen an der Karte, die angegriffen hat, einen Schritt weiter weg von deinen Illuminati, wo der Schutz schwächer ist. Gib ihnen einen Platz.',
  'tutorial.end.second': 'Vier schräge Gruppen. Beide Aktionen sind verbraucht: Beende deinen Zug.',
  'tutorial.wait': 'Ada und Ben passen: Wer nichts tut, nimmt 5 MB von der Bank. Sie sparen, und zwar für dich …',
  'tutorial.threat':
    'Eine schräge Gruppe fehlt, und die Psychiatrists sind noch da. Aber alle wissen, was du brauchst, und zusammen haben Ada und Ben Geld genug, jeden Angriff zu ruinieren.',
  'tutorial.privilege':
    'Sperr sie aus: Greif die Psychiatrists mit deiner Illuminati-Karte an, und bevor du ankündigst, drücke Privileg und leg die gezogene Spezialkarte ab. In einen privilegierten Angriff darf sich niemand einmischen.',
  'tutorial.privilege.target': 'Nur eine schräge Gruppe gewinnt: die Psychiatrists.',
  'tutorial.privilege.attacker': 'Deine Illuminati-Karte hat die Kraft dafür: Lass sie angreifen.',
  'tutorial.privilege.none': 'Ohne Privileg würden sie dich überbieten. Drücke erst Privileg.',
  'tutorial.privilege.spend':
    'Die Tür ist zu. 8 plus 4 minus Widerstand 6 macht 6: Gib 4 MB aus, und nur 11 und 12 können dich aufhalten.',
  'tutorial.privilege.less': 'Spar jetzt nicht: 4 MB bringen dich auf 10.',
  'tutorial.privilege.roll': 'Alles oder nichts. Angriff!',
  'tutorial.last': 'Neun! Die Psychiatrists gehören dir. Gib ihnen einen Platz.',
  'tutorial.win':
    'Fünf schräge Gruppen. Auf die Ziele wird am Ende eines Zuges gesehen, also warte nicht, bis dir jemand eine wegnimmt: Beende ihn.',
};
