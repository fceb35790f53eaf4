export { carriedGame } from './carried.ts';
export { type Lobbies, type LobbyChange, type LobbyRule, lobbyColumns } from './lobbies.ts';
export {
  addBot,
  afterGame,
  asHost,
  banFrom,
  botAuthor,
  freeName,
  type HumanSeat,
  humansOf,
  isMember,
  isSentAwayBefore,
  join,
  kick,
  type Lobby,
  type LobbyResult,
  leave,
  membersOf,
  moveSeat,
  mute,
  passHost,
  removeBot,
  removeSpectator,
  rename,
  seatOfUser,
  setReady,
  showingWords,
  spectatorsMay,
  start,
  unready,
  wasThere,
  watch,
  withHost,
  withoutPlayer,
} from './lobby.ts';
export { newLobbyCode } from './lobby-code.ts';
export { lobbyListItem, lobbyStateFor } from './lobby-view.ts';
export { type LobbyStore, LocalLobbies } from './local-lobbies.ts';
export { skeletonOf } from './look-alike.ts';
export type { ComesFrom, Presence } from './presence.ts';
export { chooseOptions, type OptionsWish, optionsToBegin } from './presets.ts';
