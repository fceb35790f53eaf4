/** Somebody who has the time to look ahead: in a worker, one question at a time. */
import type { Question } from './attempt.ts';
import type { Verdict } from './verdict.ts';

export interface Judge {
  ask(question: Question, then: (verdict: Verdict) => void): void;
  close(): void;
}

export function openJudge(): Judge {
  let worker: Worker | undefined;
  return {
    ask(question, then) {
      worker ??= new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Verdict>) => then(data);
      worker.postMessage(question);
    },
    close: () => worker?.terminate(),
  };
}
