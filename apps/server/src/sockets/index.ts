export { addressOf, isThisMachine } from './address.ts';
export type { Connection } from './connection.ts';
export { Gateway } from './gateway.ts';
export { startHeartbeat } from './heartbeat.ts';
export { disconnectDeletedUser, Hub, tell } from './hub.ts';
export { LoadGuard } from './load-guard.ts';
export { LocalPresence } from './local-presence.ts';
export { isOriginAllowed } from './origin.ts';
export { RateLimits } from './rate-limits.ts';
