/** What the server says when something cannot be done (apps/server/src/messages), by the English pattern; `{}` is filled in. */
export const problems: Readonly<Record<string, string>> = {
  'A game needs at least two players. Invite somebody or add a computer player.':
    'Ein Spiel braucht mindestens zwei Spieler. Lade jemanden ein, oder setz einen Computerspieler dazu.',
  'A name has 1 to 20 visible characters.': 'Ein Name hat 1 bis 20 sichtbare Zeichen.',
  'Nothing can be saved at the moment. Please try again in a few seconds.':
    'Im Augenblick lässt sich nichts speichern. Versuch es in ein paar Sekunden noch einmal.',
  'Only the host of the lobby can do this.': 'Das kann nur der Gastgeber der Lobby.',
  'Somebody in this lobby already has this name. Please choose another one.':
    'In dieser Lobby heißt schon jemand so. Wähle einen anderen Namen.',
  'Something went wrong on our side. Nothing was changed; please try again.':
    'Auf unserer Seite ging etwas schief. Nichts wurde geändert; versuch es noch einmal.',
  'That was a little too fast. Please wait a moment and try again.':
    'Das war etwas zu schnell. Warte einen Augenblick, und versuch es noch einmal.',
  'That was a little too often. Please try again in {} s.': 'Das war etwas zu oft. Versuch es in {} s noch einmal.',
  'The Illuminati have been chosen; the game can no longer be cancelled.':
    'Die Illuminati sind gewählt; das Spiel kann nicht mehr abgesagt werden.',
  'The first message on a connection must be hello.': 'Die Verbindung begann ohne Gruß. Lade die Seite neu.',
  'The host has closed this lobby to you.': 'Der Gastgeber hat diese Lobby für dich geschlossen.',
  'The server has too much to do at the moment. Please try again in a while.':
    'Der Server hat im Augenblick zu viel zu tun. Versuch es nach einer Weile noch einmal.',
  'There is no lobby with this code. Please check the six characters with whoever invited you.':
    'Es gibt keine Lobby mit diesem Code. Prüf die sechs Zeichen mit dem, der dich eingeladen hat.',
  'There is nobody in this seat to whom that applies.': 'Auf diesem Platz sitzt niemand, für den das gilt.',
  'These options do not go together.': 'Diese Optionen passen nicht zusammen.',
  'This game cannot go on here: {}.': 'Dieses Spiel kann hier nicht weitergehen: {}.',
  'This game has already begun. You can watch it, or join when it is over.':
    'Dieses Spiel hat schon begonnen. Du kannst zusehen oder beitreten, wenn es zu Ende ist.',
  'This lobby is full: a game takes at most eight players.':
    'Diese Lobby ist voll: Ein Spiel hat höchstens acht Spieler.',
  'This message could not be read.': 'Diese Nachricht war nicht zu lesen.',
  'This message is too long.': 'Diese Nachricht ist zu lang.',
  'This page is from another version of the game. Please reload it.':
    'Diese Seite stammt aus einer anderen Fassung des Spiels. Lade sie neu.',
  'Too many wrong codes. Please wait some minutes before trying again.':
    'Zu viele falsche Codes. Warte ein paar Minuten, bevor du es noch einmal versuchst.',
  'Whoever watches with open cards cannot write to the players.':
    'Wer mit offenen Karten zusieht, kann den Spielern nicht schreiben.',
  'You are in a game already. Leave it first.': 'Du bist schon in einem Spiel. Verlass es zuerst.',
  'You are not in a lobby.': 'Du bist in keiner Lobby.',
  'You have no seat at a running game.': 'Du hast keinen Platz in einem laufenden Spiel.',
  'a game with another order of turns cannot be carried':
    'ein Spiel mit anderer Reihenfolge der Züge lässt sich nicht mitnehmen',
  'it has another number of seats than players': 'es hat nicht so viele Plätze wie Spieler',
  'two players have the same name': 'zwei Spieler haben denselben Namen',
  'your seat is not in the game': 'dein Platz ist nicht im Spiel',
  'You are in {} games already. Leave one of them first: {}.':
    'Du bist schon in {} Spielen. Verlass zuerst eines davon: {}.',
  '{} people are watching this game already; please try again later.':
    'Diesem Spiel sehen schon {} Leute zu; versuch es später noch einmal.',
};
