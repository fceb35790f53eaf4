import { vi } from 'vitest';

// Servers, sockets and disks on a busy machine: slow is not wrong.
vi.setConfig({ testTimeout: 60_000 });

/** Waits for what must become true, however busy the machine is. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 15_000, interval: 10 });
}
