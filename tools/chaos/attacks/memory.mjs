import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMemory } from '../../lib/figures';

const SAMPLE_MS = 150;
const MEGABYTE = 1024 ** 2;

/** A process and all below it; a process may end while we look. */
function treeOf(pid) {
  try {
    const threads = fs.readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return [pid, ...children.flatMap(treeOf)];
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return [];
    throw error;
  }
}

function residentOf(pid) {
  try {
    return residentMemory(pid);
  } catch (error) {
    // It ended, or is ending and has no memory any more.
    if (error.code === 'ENOENT' || error.code === 'ESRCH' || error instanceof TypeError) return 0;
    throw error;
  }
}

/** Resident memory of a process and its children in MB; undefined where it cannot be read. */
export function memoryOf(pid) {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  return treeOf(pid).reduce((sum, each) => sum + residentOf(each), 0) / MEGABYTE;
}

/** Watches the memory of a process; `peak()` is the most so far. */
export function watchMemory(pid) {
  let peak = memoryOf(pid);
  const timer = setInterval(() => {
    const now = memoryOf(pid);
    if (now > peak) peak = now;
  }, SAMPLE_MS);
  return { peak: () => peak, stop: () => clearInterval(timer) };
}

/** The memory as soon as it is at most `limit` MB, or else after `ms`. */
export async function settledMemory(pid, limit, ms) {
  const end = Date.now() + ms;
  let now = memoryOf(pid);
  while (now > limit && Date.now() < end) {
    await wait(SAMPLE_MS);
    now = memoryOf(pid);
  }
  return now;
}
