// One launcher at a time may install or build: two `npm ci` in one folder destroy each other's work.

import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder, say } from './place.mjs';

const lockFile = join(cacheFolder, 'launch.lock');

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(work) {
  await acquire();
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

async function acquire() {
  try {
    mkdirSync(cacheFolder, { recursive: true });
    accessSync(cacheFolder, constants.W_OK);
  } catch {
    throw new Error(
      'something is to be installed or built here, and this user may not write to this folder; ' +
        'as its owner: npm start -- --prepare',
    );
  }
  for (let told = false; !tryToTake(); told = true) {
    const holder = currentHolder();
    if (holder !== undefined && !isAlive(holder)) {
      rmSync(lockFile, { force: true });
      continue;
    }
    if (!told && holder !== undefined) say(`another launch (process ${holder}) is preparing this folder; waiting`);
    await sleep(200);
  }
}

/** A link appears with its content or not at all, so nobody ever reads a lock without a holder. */
function tryToTake() {
  const mine = `${lockFile}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lockFile);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

function currentHolder() {
  try {
    return Number(readFileSync(lockFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
