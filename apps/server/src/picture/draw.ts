/** The thread that draws: opening a long game and filling its picture would hold up every table for half a second. */

import { existsSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { drawMoment } from './draw-moment.ts';
import type { DrawOrder } from './draw-order.ts';
import type { PictureParts } from './shapes.ts';

if (parentPort === null) throw new Error('pictures are drawn in a worker thread');
const { entries, moment, partsFile } = workerData as DrawOrder;
const parts = existsSync(partsFile) ? (JSON.parse(readFileSync(partsFile, 'utf8')) as PictureParts) : undefined;
parentPort.postMessage(drawMoment({ entries, moment, parts }));
