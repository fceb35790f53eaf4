export { freezesGame, Games, type LeaveRequest, type PreparedUpdates } from './games.ts';
export { type OtherProcesses, TableHost } from './table-host.ts';
