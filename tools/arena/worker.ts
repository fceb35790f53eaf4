import { parentPort } from 'node:worker_threads';
import { type Job, playJob } from './play-job.ts';

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await playJob(job)));
