/** The life of the offline worker, in the order in which each engine tells it. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onceLoaded, useUpdate, watchForUpdates } from '../../src/base/browser/offline.ts';

interface Worker extends EventTarget {
  state: string;
}

const worker = (): Worker => Object.assign(new EventTarget(), { state: 'installing' });

/** A registration whose workers change when the test says so. */
function registered(workers: { active?: Worker; waiting?: Worker; installing?: Worker }) {
  const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing: null, ...workers });
  watchForUpdates(registration as unknown as ServiceWorkerRegistration);
  return registration;
}

const isOffered = () => useUpdate.getState().waiting !== undefined;

afterEach(() => {
  useUpdate.setState({ waiting: undefined });
  vi.unstubAllGlobals();
});

describe('a newer client', () => {
  test('[S-26] is not told of at the first visit, whenever the browser says that the first one is installed', () => {
    const first = worker();
    const registration = registered({ installing: first });
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: first });
    first.dispatchEvent(new Event('statechange'));
    expect(isOffered()).toBe(false);
    // WebKit: the event comes when the worker has taken over already.
    Object.assign(registration, { waiting: null, active: first });
    first.dispatchEvent(new Event('statechange'));
    expect(isOffered()).toBe(false);
  });

  test('[S-26] is offered once it waits behind the one in use', () => {
    const next = worker();
    const registration = registered({ active: worker(), installing: next });
    registration.dispatchEvent(new Event('updatefound'));
    expect(isOffered()).toBe(false);
    Object.assign(registration, { installing: null, waiting: next });
    next.dispatchEvent(new Event('statechange'));
    expect(isOffered()).toBe(true);
  });

  test('[S-26] that waits since the last visit is offered at once', () => {
    registered({ active: worker(), waiting: worker() });
    expect(isOffered()).toBe(true);
  });
});

describe('the worker is registered', () => {
  test('[S-25] at once where the page was loaded before the client ran, else when it is', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const run = vi.fn();
    vi.stubGlobal('document', { readyState: 'complete' });
    onceLoaded(run);
    expect(run).toHaveBeenCalledTimes(1);
    vi.stubGlobal('document', { readyState: 'interactive' });
    onceLoaded(run);
    expect(run).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('load'));
    expect(run).toHaveBeenCalledTimes(2);
  });
});
