export { invitingOrigin, isEverywhere, isLoopback, reachableOrigins } from './addresses.ts';
export { type Config, pathOnSite, publicOrigin, readConfig } from './config.ts';
export { Health } from './health.ts';
export { type Logger, newLogger } from './logging.ts';
export { type Metrics, newMetrics } from './metrics.ts';
export { RELEASE } from './release.ts';
export {
  ABANDONED_MS,
  DAILY_MS,
  DESERTED_MS,
  FINISHED_MS,
  keptFor,
  PERSON_MS,
  REPORT_MS,
  SEEN_EVERY_MS,
  SESSION_SECONDS,
  SHARED_MS,
} from './retention.ts';
export { ConfigError, type Environment, SETTINGS } from './settings.ts';
export { steadyClock } from './steady-clock.ts';
export { ThrottledWarnings } from './throttled-warnings.ts';
