export { newLobbyId, Rooms } from './lobby-service.ts';
