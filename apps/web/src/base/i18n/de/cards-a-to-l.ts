/** German for the Groups whose names begin with A to L. Names stay as printed. */
export const groupsToL: Readonly<Record<string, string>> = {
  'print.american-autoduel-association.text':
    'Wut am Steuer mit Regelheft und Sponsor. Ein Pfeil und ein Punkt Macht gewinnen keinen Krieg, aber hinter so viel Panzerblech wird daraus ein verlässliches Glied in der Kette.',
  'print.anti-nuclear-activists': '+2 auf jeden Versuch deiner Karten, die Nuclear Power Companies zu zerstören.',
  'print.anti-nuclear-activists.text':
    'Sie wollen den Reaktor zu, das Licht aus und das Protokoll beidseitig bedruckt. Hältst du sie, lässt sich die Atomindustrie viel leichter zu Fall bringen.',
  'print.antiwar-activists.text':
    'Eine Kerze, eine Gitarre und eine Akte bei jeder Behörde der Stadt. Sie greifen niemanden an und widerstehen kaum jemandem: ein sanfter Weg, „Friedlich“ abzuhaken.',
  'print.big-media.text':
    'Es sagt niemandem, was er denken soll, nur, worüber bis zum Schlafengehen gestritten wird. Es leiht großzügig und verzweigt sich dreifach: Bau darauf, und halte Madison Avenue aus fremden Händen.',
  'print.boy-sprouts.text':
    'Uniformen, Eide, Lagerfeuer und ein Signalkode, den kein Erwachsener je gelernt hat. Leicht geworben und ebenso leicht abgeworben: Schlag das Zelt nah beim Hauptquartier auf.',
  'print.california.text':
    'Halb Filmkulisse, halb Erdspalte, und reicher als die meisten seiner Kritiker. Stark und einträglich, aber weich für seine Größe: früh nehmen und dicht am Haus aufhängen.',
  'print.cfl-aio.text':
    'Jeder Schutzhelm im Land, und die Einzigen, die wissen, wo der Ausschalter ist. Viel Macht, drei Pfeile, mittlerer Widerstand: ein Stamm, an dem ein Baum wächst.',
  'print.chinese-campaign-donors':
    'Greift diese Gruppe selbst an, um eine Regierungsgruppe zu kontrollieren, zählt ihre kommunistische Gesinnung als Regierung.',
  'print.chinese-campaign-donors.text':
    'Niemand auf der Spendengala weiß noch, wer sie einlud; alle erinnern sich an den Scheck. Schick sie Regierungsgruppen einkaufen, wo alte Treue an der Garderobe bleibt, und denk an den dünnen Widerstand.',
  'print.cia.text':
    'Sie können weder bestätigen noch bestreiten, dass du das liest. Prächtige Muskeln, mehr zu verleihen als irgendwer, und gar kein Einkommen: Ein anderer Zweig muss die Lieferwagen ohne Aufschrift bezahlen.',
  'print.clone-arrangers': '+3 auf jeden Versuch deiner Karten, eine Gruppe zu zerstören.',
  'print.clone-arrangers.text':
    'Dein Senator sieht gut aus. Eigentlich zu gut, und in zwei Städten. Jeder Abriss, den du bestellst, wird leichter, und die Diener Cthulhus gäben ein Älteres Zeichen für sie.',
  'print.comic-books.text':
    'Dreißig Seiten Gerechtigkeit und eine mit Spionagezubehör zum Bestellen. So gut wie unverteidigt: vom Taschengeld mitnehmen, und nicht weinen, wenn ein anderer dasselbe tut.',
  'print.congressional-wives.text':
    'Der wahre Ausschuss tagt beim Kaffee und führt das bessere Protokoll. Ein bescheidenes Glied in der Kette, das fließend Konservativ und leidlich Bieder spricht.',
  'print.convenience-stores.text':
    'Die ganze Nacht offen, weil du es bist. Stetige 3 MB pro Zug hinter zerkratztem Glas; vergiss nur nicht, dass Tabloids und Video Games beide einen Schlüssel zur Hintertür haben.',
  'print.copy-shops.text':
    'Jedes geheime Papier geht über dieses Glas, die Schrift nach unten und etwas schief. Für seine Größe ein prächtiger Verdiener; schaff die Einnahmen weiter, ehe jemand den Schlüssel kopiert.',
  'print.cycle-gangs': '+2 auf jeden Versuch deiner Karten, eine Gruppe zu zerstören.',
  'print.cycle-gangs.text':
    'Von Papierkram, Buchführung und Zimmerlautstärke halten sie nichts. Keine Macht und kein einziges MB, aber alles, was deine Struktur zerstören will, geht leichter entzwei.',
  'print.democrats.text':
    'Ein großes Zelt mit elf Stangen, die in zwölf Richtungen ziehen. Viel Macht bei wenig Widerstand wechselt oft den Besitzer; halte sie weit oben, oder halte sie reich.',
  'print.eco-guerrillas.text':
    'Sie haben sich an die Eiche gekettet, an den Bagger und aus Versehen aneinander. Schwer loszukriegen, und Diskordier wie Assassinen haben sie auf dem Wunschzettel.',
  'print.empty-vee.text':
    'Bilder, die zu schnell sind, um sie zu glauben oder zu bezweifeln. Ohne Gesinnung hat es weder Freund noch Feind, also zahlt jeder den vollen Preis, auch wer es zurückholen will.',
  'print.evil-geniuses-for-a-better-tomorrow':
    '+4 auf jeden Angriff deiner Karten, gleich welcher Art, gegen die Orbital Mind Control Lasers.',
  'print.evil-geniuses-for-a-better-tomorrow.text':
    'Weltherrschaft ist so ein hässliches Wort; sie sagen lieber Stadterneuerung durch Blitzschlag. Sie greifen nie an, leihen gern 2, und haben die Ersatzschlüssel zu einer gewissen Anlage im Orbit behalten.',
  'print.fast-food-chains.text':
    'Die Soße ist aus gutem Grund geheim, und der Grund ist nicht der Geschmack. Verlässliches Geld und ein freier Pfeil: die Sorte langweiliger Besitz, in der Reiche wirklich frittiert werden.',
  'print.fbi.text':
    'Sie haben eine Akte über dich, eine Akte über die Akte, und ein Formular, um keine von beiden anzufordern. Solide Macht, davon etwas zu verleihen, solange ein anderer Zweig die Gehälter zahlt. Die Diskordier beachten die Vorladungen nicht.',
  'print.federal-reserve':
    'Geld von dieser Gruppe darf zu jeder Karte deiner Machtstruktur überwiesen werden, benachbart oder nicht.',
  'print.federal-reserve.text':
    'Geld ist eine Geschichte, und diesen Leuten gehört die Druckerpresse. Ein reicher, sturer Tresor, dessen Inhalt sich an jede deiner Karten überweisen lässt, ohne unterwegs umzusteigen.',
  'print.feminists': '+3 auf jeden Versuch deiner Karten, eine liberale Gruppe zu kontrollieren.',
  'print.feminists.text':
    'Die eine Hälfte des Raumes schrieb die Geschichtsbücher; die andere hob die Quittungen auf. Mit ihnen gewinnt jede deiner Karten Liberale leichter, also hüte den niedrigen Widerstand.',
  'print.fiendish-fluoridators.text':
    'Ein Glas Wasser, ein strahlendes Lächeln, eine plötzliche Liebe zur Kolchose. Zwei Pfeile, ordentliche Macht und ein seltenes Paar Gesinnungen: ein feiner Halt auf dem Weg zu allen zehn.',
  'print.flat-earthers.text':
    'Ihre Karten sind ausgezeichnet, bis zum Rand. Wenig Macht und noch weniger Widerstand: ein billiger schräger Kopf für jemandes Sammlung, und er geht an den, der zuerst fragt.',
  'print.fnord-motor-company.text':
    'Im Prospekt steht ein Wort, das du nicht siehst, und ein Ratenplan, dem du nicht entkommst. Eine der wenigen friedlichen Gruppen mit Motor: Fahr damit auf andere Friedliche los.',
  'print.fraternal-orders.text':
    'Der Händedruck dauert vier Minuten, das Protokoll vier Stunden, und die Hüte sind Pflicht. Kräftige konservative Muskeln, wie gemacht, um Gleichgesinnte in die Loge zu bitten.',
  'print.girlie-magazines.text':
    'Wegen der Artikel gekauft, sagen die Abonnenten, und keine Studie hat es je bestätigt. Gutes Geld hinter glänzendem, aber dünnem Umschlag: einnehmen, solange es währt.',
  'print.goldfish-fanciers.text':
    'Sie wiederholen nicht, was der Fisch ihnen gesagt hat, und der Fisch hat es vergessen. Ein sauberer Fang für Sammler von Gesinnungen; den Kescher halte jemand, der ruhiger ist als ein Fanatiker.',
  'print.gun-lobby': 'Widerstand 10 statt 3, wenn die angreifende Karte liberal, kommunistisch oder schräg ist.',
  'print.gun-lobby.text':
    'Sie haben einen halben Satz gelesen, mit ungeheurer Aufmerksamkeit. Für einen konservativen Besucher fast geschenkt; Liberale, Kommunisten und Schräge empfängt man am Tor.',
  'print.hackers': '+3 auf jeden Versuch deiner Karten, eine Gruppe zu neutralisieren.',
  'print.hackers.text':
    'Dein Kennwort war der Name deines Hundes. Jetzt ist es der Name ihres Hundes. Mit ihnen im Haus versteht sich jede deiner Karten besser darauf, fremde Gruppen loszuschneiden.',
  'print.health-food-stores': '+2 auf jeden Versuch deiner Karten, die Anti-Nuclear Activists zu kontrollieren.',
  'print.health-food-stores.text':
    'Hier ist alles frei von irgendetwas, außer von Preisschildern. Ein kleines, bekömmliches Einkommen, und ein Wort zur rechten Zeit für die Anti-Nuclear Activists, die in Gang drei einkaufen.',
  'print.hollywood.text':
    'Jeder kann es haben; bitte hinter den anderen Käufern anstellen. Fünf MB pro Zug und gar kein Widerstand: nehmen, wo man es sieht, an die Illuminati hängen, und mit Vorsprechen rechnen.',
  'print.intellectuals.text':
    'Sie haben bewiesen, dass es dich nicht gibt, in einer Fußnote, und keiner hat sie gelesen. Zu nichts nütze als zum Mitzählen, und mancher Sieg besteht aus nichts als Zählen.',
  'print.international-cocaine-smugglers':
    '+4 auf jeden Versuch deiner Karten, die Punk Rockers, die Cycle Gangs oder Hollywood zu kontrollieren.',
  'print.international-cocaine-smugglers.text':
    'Einfuhr, Ausfuhr und ein herrlich entspanntes Verhältnis zu Zollpapieren. Drei Pfeile und ein fettes Einkommen, und eine gewisse Sorte Musiker, Biker und Produzent ruft immer zurück.',
  'print.international-communist-conspiracy':
    '+3 auf jeden Versuch deiner Karten, eine kommunistische Gruppe zu kontrollieren.',
  'print.international-communist-conspiracy.text':
    'Die Revolution ist aus Termingründen verschoben, seit der Zeit, bevor man dein Telefon anzapfte. Gewinn diesen Riesen, und die kleineren Genossen kommen auf Pfiff.',
  'print.irs':
    'Kein Einkommen; in deiner Einkommensphase darfst du jeden Gegner mit 2 MB besteuern, gezahlt in diese Kasse.',
  'print.irs.text':
    'Der Tod lässt sich aufschieben; sie nicht. Das Amt verdient selbst nichts und nimmt von allen am Tisch: ein vorzüglicher Weg, reich zu werden, und ein schlechter, um beliebt zu sein.',
  'print.junk-mail': '+4 auf jeden Versuch deiner Karten, das Post Office zu kontrollieren.',
  'print.junk-mail.text':
    'Vielleicht haben Sie schon gewonnen. Haben Sie nicht. Wer sie besitzt, dem fällt das Post Office in den Schoß, samt allem, was es nicht zugestellt hat.',
  'print.kgb': '+2 auf jeden Versuch deiner Karten, eine Gruppe zu zerstören.',
  'print.kgb.text':
    'Amtlich aufgelöst, was genau das ist, was sie in die Akten schreiben würden. Verdient nichts und leiht ein wenig, aber schärft jeden Abriss, den du bestellst.',
  'print.kkk.text':
    'Erwachsene Männer in Bettwäsche, voll Angst vor den Nachbarn und davor, im Büro erkannt zu werden. Sie bringen wenig Geld und keine Freunde; eine liberale Gruppe, die sie zerstören soll, hat bessere Aussichten, und Beifall.',
  'print.l-4-society':
    '+4, wenn diese Gruppe selbst die Orbital Mind Control Lasers angreift, gleich mit welcher Art von Angriff.',
  'print.l-4-society.text':
    'Sie haben die Vorhänge für eine Raumstation ausgesucht, die niemand gebaut hat. Zart und mittellos, aber zeig ihnen die Orbital Mind Control Lasers, und plötzlich kennen sie den Weg nach oben.',
  'print.libertarians.text':
    'Die Versammlung hat keinen Vorsitz, keine Tagesordnung und einen lebhaften Streit, wem der Saal gehört. Ein einzelner Fanatiker mit einem Pfeil; andere Fanatiker sind die Letzten, die ihn gewinnen können.',
  'print.loan-sharks.text':
    'Die Bedingungen sind dehnbar. Unter Druck sind es auch Kniescheiben. Sechs MB pro Zug und echte Muskeln: Wenige Gruppen bezahlen ihre Verteidigung so gut selbst, also lass etwas davon liegen.',
  'print.local-police-departments.text':
    'Schützen, dienen und parken, wo sie wollen. Keine eigene Macht, aber drei Gesinnungen auf einer Marke helfen jedem, der einen vollständigen Satz vorzeigen muss.',
};
