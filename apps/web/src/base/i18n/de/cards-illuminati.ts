/** German for the Illuminati and the Specials: what they do, when, whereto, and what they are like. */
export const illuminatiCards: Readonly<Record<string, string>> = {
  'print.bavarian-illuminati':
    'Einmal pro Zug: Zahle beim Ankündigen eines Angriffs 5 MB aus dieser Kasse, und er ist privilegiert.',
  'print.bavarian-illuminati.goal': 'Zusammen mindestens 35 Macht, die dieser Karte eingeschlossen.',
  'print.bavarian-illuminati.text':
    'In einem Hörsaal gegründet, noch im selben Jahrzehnt verboten, und seither schreiben sie die Verbote. Kauf dir Stille für den einen Angriff, auf den es ankommt, und wachse einfach: Keine Gruppe ist zu groß für deine Pläne.',
  'print.bermuda-triangle': 'Ordne am Ende deines Zuges deine ganze Machtstruktur neu, wie du willst.',
  'print.bermuda-triangle.goal': 'Kontrolliere Gruppen, die zusammen alle zehn Gesinnungen zeigen.',
  'print.bermuda-triangle.text':
    'Schiffe, Flugzeuge und peinliche Bücher gehen hinein; nichts kommt in derselben Ordnung heraus. Sammle von allem eines, und bau über Nacht so um, dass das Zerbrechliche dicht bei dir schläft.',
  'print.discordian-society':
    '+4 auf jeden Versuch deiner Karten, eine schräge Gruppe zu kontrollieren. Keine Regierungs- oder biedere Gruppe eines anderen darf deine Gruppen angreifen oder dabei helfen.',
  'print.discordian-society.goal': 'Kontrolliere fünf schräge Gruppen.',
  'print.discordian-society.text':
    'Die einzige Verschwörung, die ihre Geheimnisse wahrt, indem sie sie verlegt. Die Schrägen kommen gelaufen, Biedere und Regierung rühren das Deine nicht an, und Rivalen müssen sich persönlich bemühen.',
  'print.gnomes-of-zurich': 'Verschiebe am Ende deines Zuges Geld beliebig zwischen allen deinen Karten.',
  'print.gnomes-of-zurich.goal': '150 MB in allen deinen Kassen zusammen, die dieser Karte eingeschlossen.',
  'print.gnomes-of-zurich.text':
    'Sie beherrschen die Welt nicht; sie halten nur ihre Hypothek. Horte höflich und staple ordentlich: Bis der Tisch zu zählen beginnt, sind die Zinsen aufgelaufen.',
  'print.network': 'Zieht jeden Zug zwei Karten statt einer.',
  'print.network.goal': 'Zusammen mindestens 25 übertragbare Macht, die dieser Karte eingeschlossen.',
  'print.network.text':
    'Jede Maschine, der du traust, hat einen Freund, den sie nie erwähnt. Zwei Karten pro Zug zeigen dir alles Neue zuerst; sammle Gruppen, die Macht verleihen, und lass die anderen die Muskeln spielen.',
  'print.servants-of-cthulhu': '+2 auf jeden Versuch deiner Karten, eine Gruppe zu zerstören.',
  'print.servants-of-cthulhu.goal':
    'Zerstöre im Lauf des Spiels acht Gruppen; rivalisierende Illuminati, denen dein Angriff die letzte Gruppe nimmt, zählen mit.',
  'print.servants-of-cthulhu.text':
    'Andere Verschwörungen wollen die Welt besitzen; diese gäbe sie lieber den Vormietern zurück. Wenig Macht brennt am schnellsten, und niemand sagt, dass die Gabe einem anderen gehören muss.',
  'print.society-of-assassins': '+4 auf jeden Versuch deiner Karten, eine Gruppe zu neutralisieren.',
  'print.society-of-assassins.goal': 'Kontrolliere sechs gewalttätige Gruppen.',
  'print.society-of-assassins.text':
    'Eine Hand auf der Schulter, ein durchgestrichener Name, ein plötzlich freier Stuhl. Schneide fremde Gruppen billig los, und sammle dann die Gewalttätigen ein, ehe ihre Herren die Tür gefunden haben.',
  'print.ufos': 'Diese Karte darf pro Zug an zwei Angriffen teilnehmen, aber nicht zweimal am selben.',
  'print.ufos.goal': 'Das Ziel einer der sieben anderen Illuminati, vor dem ersten Zug geheim gewählt.',
  'print.ufos.text':
    'Sie kamen von sehr weit her, um zuzusehen, und Zusehen war langweilig. Schlag zweimal pro Zug mit derselben Karte zu, und zeig an allem Interesse, damit niemand errät, welchen Sieg du im Gepäck hast.',
  'print.assassination': 'Der eben gefallene Wurf wird zu einer 2, wer auch immer ihn warf.',
  'print.assassination.timing': 'Nach dem Wurf irgendeines Angriffs',
  'print.assassination.text':
    'Ein einsamer Enthusiast mit drei Alibis und hervorragendem Zeitgefühl. Warte auf die Würfel, und rette den Angriff, den du brauchst, oder verkauf die Rettung; eine 2 hilft nur, wo überhaupt eine Chance war.',
  'print.bribery': 'Nimm eine unkontrollierte Gruppe: kein Wurf, kein Geld.',
  'print.bribery.timing': 'Eigener Zug, eine Aktion',
  'print.bribery.text':
    'Jeder hat seinen Preis; manche schlagen ihn sogar an der Tür an. Nimmt jede lose Gruppe sofort, also heb sie für die auf, um die sich kein Wurf bezahlen ließe.',
  'print.computer-espionage':
    'Sieh für dich allein entweder das Geld auf einer Karte eines Gegners oder alle Spezialkarten eines Gegners.',
  'print.computer-espionage.timing': 'Jederzeit',
  'print.computer-espionage.text':
    'Die Firewall war großartig; der Zettel unter der Tastatur weniger. Sieh vor einem großen Angriff nach: Eine Hand verrät, was kommt, eine Kasse, was es kostet.',
  'print.deep-agent': 'Der Angriff verliert sein Privileg endgültig. Nicht vom Angreifer zu spielen.',
  'print.deep-agent.timing': 'Während eines privilegierten Angriffs',
  'print.deep-agent.text':
    'Neunzehn Jahre tadelloser Dienst, und dann ein Anruf. Öffnet einen geschlossenen Angriff dem ganzen Tisch; danach lass das Geld der anderen arbeiten.',
  'print.interference':
    'Weder Angreifer noch Verteidiger: Du allein darfst dich in diesen privilegierten Angriff einmischen, auf beliebiger Seite.',
  'print.interference.timing': 'Während eines privilegierten Angriffs',
  'print.interference.text':
    'Die Leitung war vollkommen privat, bis jemand hustete. Du allein trittst in einen privilegierten Angriff ein, auf der Seite, die sich im Voraus am besten bedankt hat.',
  'print.market-manipulation':
    'Jedes positive Einkommen deiner Karten wird ein zweites Mal gezahlt; Steuer und Unterhalt verdoppeln sich nicht.',
  'print.market-manipulation.timing': 'Eigene Einkommensphase',
  'print.market-manipulation.text':
    'Die unsichtbare Hand hinterlässt, wie sich zeigt, Fingerabdrücke. Je breiter dein Besitz, desto besser zahlt sie, also hab Geduld, aber nicht, bis ihn dir jemand zurechtgestutzt hat.',
  'print.media-campaign': 'Eine zerstörte Gruppe deiner Wahl kehrt unkontrolliert zurück.',
  'print.media-campaign.timing': 'Jederzeit',
  'print.media-campaign.text':
    'Der Nachruf ist zurückgezogen und die Fortsetzung angekündigt. Hol eine gute Gruppe zurück, solange du noch einen Angriff für sie hast, oder tisch den Dienern Cthulhus dasselbe Gericht zweimal auf.',
  'print.murphys-law': 'Der eben gefallene Wurf wird zu einer 12, wer auch immer ihn warf.',
  'print.murphys-law.timing': 'Nach dem Wurf irgendeines Angriffs',
  'print.murphys-law.text':
    'Der Fallschirm wurde zweimal geprüft, vom selben Mann, nach demselben Merkblatt. Eine 12 verdirbt jeden noch so gut bezahlten Angriff; heb sie für den Wurf auf, der das Spiel beenden würde.',
  'print.secrets-man-was-not-meant-to-know':
    'Eine andere Spezialkarte, gespielt oder als Bezahlung abgelegt, bleibt ohne Wirkung; beide werden abgelegt.',
  'print.secrets-man-was-not-meant-to-know.timing': 'Wenn eine andere Spezialkarte eingesetzt wird',
  'print.secrets-man-was-not-meant-to-know.text':
    'Gestern war die Seite noch da; heute hat die Zählung sie schon immer übersprungen. Hält jede andere Spezialkarte auf, auch eine zur Bezahlung, und schon das Gerücht, dass du sie hast, ist Geld wert.',
  'print.senate-investigating-committee': 'Ein Gegner verliert den ganzen Zug, der eben beginnt.',
  'print.senate-investigating-committee.timing': 'Am Anfang des Zuges eines Gegners',
  'print.senate-investigating-committee.text':
    'Die Vorladung kommt zum Frühstück, und die Anhörung dauert, bis niemand mehr die Frage weiß. Ein ganzer Zug dahin: Ziel auf den, der eben damit gewinnen wollte.',
  'print.slush-fund': '15 MB von der Bank an deine Illuminati.',
  'print.slush-fund.timing': 'Jederzeit',
  'print.slush-fund.text':
    'Zeile 40: Sonstiges. Zeile 41: siehe Zeile 40. Fünfzehn MB aus dem Nichts nützen am meisten mitten in einem Angriff, wenn dich alle schon abgeschrieben haben.',
  'print.swiss-bank-account': '25 MB von der Bank an deine Illuminati.',
  'print.swiss-bank-account.timing': 'Jederzeit',
  'print.swiss-bank-account.text':
    'Die Nummer ist alles, was du brauchst, und alles, was je einer zugeben wird. Die Gnome addieren sie einfach; alle anderen sollten jemanden damit überraschen.',
  'print.whispering-campaign':
    'Dieser Angriff darf eine Gruppe mit Macht 0 zerstören; ihr Widerstand verteidigt sie. Der Angriff ist eine Aktion, die Karte nicht.',
  'print.whispering-campaign.timing': 'Mit einem Angriff zum Zerstören',
  'print.whispering-campaign.text':
    'Keiner hat es gesagt, alle haben es gehört, und am Donnerstag waren sie fort. Der einzige Weg, eine Gruppe ohne Macht zu zerstören; bring jeden Zerstörungsbonus mit, den du hast.',
  'print.white-collar-crime': 'Verteile alles Geld deiner Machtstruktur neu auf ihre Karten, und leg 5 MB dazu.',
  'print.white-collar-crime.timing': 'Jederzeit',
  'print.white-collar-crime.text':
    'Das Geld ist vollzählig, nur nicht da, wo es war, als du hinsahst. Leere die Karte, die gleich erobert wird, fülle die, die gleich kämpft, und behalte fünf für die Mühe.',
};
