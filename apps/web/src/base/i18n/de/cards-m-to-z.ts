/** German for the Groups whose names begin with M to Z. Names stay as printed. */
export const groupsFromM: Readonly<Record<string, string>> = {
  'print.madison-avenue': '+5 auf jeden Versuch deiner Karten, Big Media oder Empty Vee zu kontrollieren.',
  'print.madison-avenue.text':
    'Sie verkauften der Welt einen Durst, dann ein Getränk, dann die Kur dagegen. Hol sie zuerst, und die Bildschirme folgen fast von selbst; sie leihen alles, was sie haben, und verteidigen sich wie ein Werbespruch.',
  'print.mafia': '+3, wenn diese Gruppe selbst angreift, um eine kriminelle Gruppe zu kontrollieren.',
  'print.mafia.text':
    'Eine solche Organisation gibt es nicht, und sie bittet dich, nicht weiter zu suchen. Eine Festung, die sich selbst bezahlt; lass sie Kriminelle persönlich besuchen, man findet sie so überzeugend.',
  'print.men-in-black.text':
    'Du erinnerst dich an einen Wetterballon. Du hast dich immer an einen Wetterballon erinnert. Offen tun sie nichts; sie leihen nur still 2 an den, der etwas tut.',
  'print.militia': '+6 auf jeden Versuch deiner Karten, eine kommunistische Gruppe zu zerstören.',
  'print.militia.text':
    'Wochenendsoldaten im Dauerkrieg mit dem Finanzamt des Landkreises. In jedem anderen Streit gewöhnlich, aber eine kommunistische Gruppe, die sie loswerden wollen, sollte keine dicken Romane kaufen.',
  'print.moonies.text':
    'Eine Blume, ein Lächeln und ein Wochenendseminar ohne Rückfahrt. Friedliches Geld mit einem Pfeil zum Wachsen; schick jeden zum Werben, nur keinen Fanatiker.',
  'print.moral-minority.text':
    'Tief erschüttert, und zur Sicherheit sieht man es sich noch einmal an. Fast ohne Widerstand folgen sie der ersten festen Stimme, und die TV Preachers räuspern sich schon.',
  'print.morticians.text':
    'Diskret, gut gekleidet, und früher oder später jedermanns letzter Termin. Keine Pfeile und kein Ehrgeiz: ein stilles Ende der Reihe, das doch als bieder und friedlich zählt.',
  'print.multinational-oil-companies.text':
    'Ihnen gehört die Quelle, der Krieg um die Quelle und der Dokumentarfilm über den Krieg. Das fetteste Einkommen aller Gruppen hinter einem sehr dünnen Zaun: Gib einen Teil davon für den Zaun aus.',
  'print.nephews-of-god.text':
    'Nicht in gerader Linie, aber sehr beharrlich in der Erbschaftsfrage. Ein kleines Blatt, das sich an der Spitze eines Zweiges bezahlt macht; Fanatiker sammeln es schlecht.',
  'print.new-york.text':
    'Die Stadt schläft nie, weil sie etwas zählt. So stark wie nur eine Gruppe im Stapel und so schwer zu bewegen wie ihr Verkehr: Sie zu nehmen kostet ein Vermögen, dann hält sie dich sicher.',
  'print.nuclear-power-companies.text':
    'Völlig sicher, sagt jeder, der anderswo wohnt. Gute Macht bei ordentlichem Widerstand, mit einem blanken Draht: Wer die Anti-Nuclear Activists hält, hat beim Abschalten einen Vorsprung.',
  'print.orbital-mind-control-lasers':
    'Einmal in deinem Zug: Füge einer anderen Gruppe im Spiel eine Gesinnung hinzu, nimm ihr eine oder kehre eine um, bis der Zug endet. Keine Aktion.',
  'print.orbital-mind-control-lasers.text':
    'Du hast dir diesen Satelliten immer gewünscht. Du bist dabei vollkommen ruhig. Verbieg pro Zug eine Gesinnung, um aus einem aussichtslosen Angriff ein Familientreffen zu machen oder eine Sammlung zu vollenden.',
  'print.parent-teacher-agglomeration.text':
    'Punkt eins: der Kuchenbasar. Punkt zwei: die Thronfolge. Machtlos, unverrückbar und drei Gesinnungen breit: Das Bermudadreieck versäumt keine Sitzung.',
  'print.pentagon.text':
    'Fünf Seiten, und auf keiner von deinen, bis du zahlst. Viel Macht und drei Pfeile machen es zum natürlichen zweiten Stamm; nur diskordischer Boden ist ihm verschlossen.',
  'print.phone-company.text':
    'Bitte warten; Ihr Anruf ist mehreren Leuten wichtig. Stark, neutral und leihbereit, mit einer gekreuzten Leitung: Sie fand nie heraus, wie die Phone Phreaks es machen.',
  'print.phone-phreaks': '+3 auf jeden Angriff deiner Karten, gleich welcher Art, gegen die Phone Company.',
  'print.phone-phreaks.text':
    'Eine Spielzeugpfeife in der richtigen Tonhöhe, und ein Kontinent hebt ab. Kaum verteidigt und kaum nützlich, bis die Phone Company in Reichweite kommt.',
  'print.post-office': 'Kein Einkommen; jeden Zug zahlst du 1 MB dafür, von seinem Meister oder deinen Illuminati.',
  'print.post-office.text':
    'Weder Verstand noch Haushalt hält diese Boten auf. Sie kostet 1 MB pro Zug und zahlt es in geliehener Macht zurück, bei einem Widerstand, den jeder schafft, also lass sie nicht herumliegen.',
  'print.professional-sports.text':
    'Zweiundzwanzig Millionäre klären auf dem Rasen, was die Buchmacher am Dienstag geklärt haben. Zahlt gut, verzweigt sich zweimal und zählt als gewalttätig: Die Assassinen haben Dauerkarten.',
  'print.psychiatrists.text':
    'Und seit wann haben Sie das Gefühl, dass es eine Verschwörung gibt? Still, schräg und sehr schwer von der Couch zu bekommen; mach es dir bequem, sobald du sie hast.',
  'print.punk-rockers.text':
    'Drei Akkorde, keine Zukunft und eine erstaunlich strenge Kleiderordnung. Eine schräge Stimme für alle, die solche zählen; die Cocaine Smugglers haben schon Karten für hinter die Bühne.',
  'print.recyclers': 'Einmal in deinem Zug: Zahle 5 MB aus dieser Kasse, und zieh eine Karte mehr. Keine Aktion.',
  'print.recyclers.text':
    'Nichts wird je weggeworfen, am wenigsten die Notizen eurer letzten Sitzung. Lass 5 MB in der Tonne, und sie kommen als Karte zurück; die Wände sind leider auch aus Pappe.',
  'print.republicans.text':
    'Die Partei des schlanken Staates hat eine auffallend große Telefonzentrale. Rundum anständige Zahlen und drei Pfeile für Freunde: Wenige so leicht zu nehmende Gruppen verzweigen sich so gut.',
  'print.robot-sea-monsters.text':
    'Gebaut, um den Hafen zu bewachen; zum Hafen übergelaufen. Sie greifen niemanden an und sind elend schwer zu fangen, aber gewalttätig und kommunistisch ist ein Paar, das mancher Sieg braucht.',
  'print.science-fiction-fans': '+2 auf jeden Versuch deiner Karten, eine schräge Gruppe zu kontrollieren.',
  'print.science-fiction-fans.text':
    'Sie haben dich vorhergesagt, im Taschenbuch, mit dem falschen Umschlag. Wo sie sich niederlassen, fühlen die Schrägen sich daheim, und jeder weitere Zugang wird etwas billiger.',
  'print.semiconscious-liberation-army': '+1 auf jeden Versuch deiner Karten, eine Gruppe zu zerstören.',
  'print.semiconscious-liberation-army.text':
    'Das Manifest war mitreißend; der Wecker war nicht gestellt. Fünf Gesinnungen auf einer Karte sind die halbe Hausaufgabe des Bermudadreiecks, wenn sich jemand findet, gegen den sie nichts haben.',
  'print.smof':
    'Greift diese Gruppe selbst an, um zu kontrollieren: +5 gegen die Science Fiction Fans, +2 gegen die Trekkies.',
  'print.smof.text':
    'Sie leiten das Komitee, das die Treffen leitet, und sie haben dein Hotel ausgesucht. Zart und mittellos, aber geborene Werber unter Fans, sofern sie selbst fragen.',
  'print.society-for-creative-anarchism.text':
    'Jedes Wochenende kehrt das zwölfte Jahrhundert zurück, mit besseren Leitungen und ohne König, dem jemand gehorcht. Gewalttätig und schräg zugleich: Rechne mit zwei Bietern, sobald es lose ist.',
  'print.south-american-nazis.text':
    'Ein tausendjähriger Plan, geschrumpft auf Domino hinter geschlossenen Läden und einen Leihschnurrbart. Muskeln für Schamlose; liberale und friedliche Angreifer zerstören sie angenehm leicht.',
  'print.survivalists': '+2 Widerstand für jede andere Gruppe, die du kontrollierst.',
  'print.survivalists.text':
    'Elf Jahre Bohnen, ein Dosenöffner, und sie sagen nicht, wo. Alle anderen in deiner Struktur werden schwerer zu nehmen; die Beschützer beschützt niemand.',
  'print.tabloids': '+3, wenn diese Gruppe selbst angreift, um die Convenience Stores zu kontrollieren.',
  'print.tabloids.text':
    'Jedes Wort ist wahr, für mindestens einen Leser. Schnelles Geld von neben der Kasse, und wenn sie selbst reden, hören die Convenience Stores zu.',
  'print.texas.text':
    'Es trat unter der Bedingung bei, austreten zu dürfen, und erwähnt das beim Essen. Eine vollständige Kriegsmaschine mit Gehalt: Macht, Geld, zwei Pfeile und viele konservative Vettern zum Besuchen.',
  'print.tobacco-and-liquor-companies.text':
    'Zwei Branchen, ein Kunde und ein Etikett, das keiner zu Ende liest. So viel Macht bei so wenig Widerstand wird jemandes erste Eroberung; lass es deine sein.',
  'print.trekkies.text':
    'Kühn jeden Sommer in dasselbe Hotel. Drei MB pro Zug von Leuten, die nie jemanden angreifen, sind ein Schnäppchen, und S.M.O.F. hat das auch bemerkt.',
  'print.triliberal-commission.text':
    'Drei Kontinente, ein Mittagessen, keine Zeugen. Ein achtbares Schwergewicht, das mit Liberalen und Biederen gleichermaßen auskommt und Befehle annimmt, wenn das Briefpapier stimmt.',
  'print.tv-preachers': '+3, wenn diese Gruppe selbst angreift, um die Moral Minority zu kontrollieren.',
  'print.tv-preachers.text':
    'Die Erlösung ist umsonst; die Bearbeitungsgebühr nicht. Ein stattlicher Klingelbeutel auf fester Kanzel, und wenn sie selbst rufen, erhebt sich die Moral Minority.',
  'print.underground-newspapers.text':
    'Auflage neun, davon berichten sieben an jemanden. Kein einziges MB darin, aber schwerer zum Schweigen zu bringen, als es aussieht, und ein kommunistischer Ausweis rundet manche Sammlung ab.',
  'print.united-nations.text':
    'Eine streng formulierte Entschließung bedauert, dass du gewinnst. Wenig Macht, ein angenehmes Einkommen und kein großer Wille zum Widerstand: Lass die anderen debattieren, während sie zahlt.',
  'print.video-games': '+3, wenn diese Gruppe selbst angreift, um die Convenience Stores zu kontrollieren.',
  'print.video-games.text':
    'Noch ein Versuch, noch eine Münze, seit Jahrzehnten. Sieben MB pro Zug sind ein Bietgefecht wert; ohne Gesinnung, die jemanden abschreckt, halten nur Geld und Nähe sie bei dir.',
  'print.yuppies.text':
    'Sie knüpfen Kontakte im Fitnessraum und schließen in der Sauna ab, und manche der Geschäfte sind echt. Sehr reich für eine kleine Gruppe: eine Börse, einen Schritt von deinen Illuminati entfernt aufzuhängen.',
};
