export { LobbyService, newLobbyId } from './lobby-service.ts';
