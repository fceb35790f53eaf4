/** A lobby to show: three people, one of them gone, and a bot. */
import type { LobbyListItem, LobbyState } from '@illuminice/protocol';
import type { ChatLine } from '../../../src/session/stores/model.ts';

export const LOBBY: LobbyState = {
  code: 'K7M4QX',
  link: 'https://illuminice.example/join/K7M4QX',
  public: false,
  options: {},
  watchers: [{ name: 'Eris' }],
  watching: 'talking',
  seats: [
    { seat: 0, name: 'Hagbard', kind: 'human', host: true, you: true, present: true },
    { seat: 1, name: 'Ada', kind: 'human', host: false, you: false, present: true },
    { seat: 2, name: 'Borges', kind: 'human', host: false, you: false, present: false },
    {
      seat: 3,
      name: 'Old Corran',
      kind: 'bot',
      level: 'expert',
      persona: 'fisherman',
      host: false,
      you: false,
      present: true,
    },
  ],
};

/** The same one as Ada sees it. */
export const AS_GUEST: LobbyState = {
  ...LOBBY,
  seats: LOBBY.seats.map((seat) => ({ ...seat, you: seat.seat === 1 })),
};

export const OPEN_TABLES: readonly LobbyListItem[] = [
  { code: 'QX7K4M', host: 'Ada', seats: 3, bots: 1, options: {}, running: false },
  { code: 'M4QXK7', host: 'Borges', seats: 6, bots: 0, options: { peeking: true }, running: true },
];

export const TALK: readonly ChatLine[] = [
  { id: 1, at: 0, from: 1, name: 'Ada', text: 'I never interfere. Ask anyone still in the game.' },
  { id: 2, at: 0, from: 2, name: 'Borges', text: 'Two minutes. What does Fanatic oppose?' },
];
