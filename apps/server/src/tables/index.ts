export { freezesGame, Games, type MadeElsewhere } from './games.ts';
export { type OtherProcesses, TableHost } from './table-host.ts';
