/** A worker that answers at once and always the same: the real ones think as long as they may. */
export const RealWorker = globalThis.Worker;

export function standIn(answer: (message: unknown) => unknown): typeof Worker {
  class StandIn extends EventTarget {
    onmessage: ((event: MessageEvent) => void) | null = null;

    postMessage(message: unknown): void {
      queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: answer(message) })));
    }

    terminate(): void {
      this.onmessage = null;
    }
  }
  return StandIn as unknown as typeof Worker;
}
