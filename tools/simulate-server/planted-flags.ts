/** Bugs that lie in how a process is put together; all off unless one is planted. */
export const plantedFlags = {
  /** Deadlines by the clock on the wall; or by one that begins anew with every process. */
  clock: 'steady' as 'steady' | 'wall' | 'forgetful',
  cardsOfToday: false,
  anySnapshot: false,
  snapshotsWithoutTime: false,
};
