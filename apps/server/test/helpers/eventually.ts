import { vi } from 'vitest';

/** Waits for what must become true, however busy the machine is. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 });
}
