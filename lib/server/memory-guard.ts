import { totalmem } from 'node:os';
import v8 from 'node:v8';
import { operationsConfig } from '@/lib/config/operations';
import { log } from '@/lib/shared/log';

/** Share of the machine's or container's memory that the process may use before it rejects requests. */
const DEFAULT_SHARE = 0.8;

/** Interval between two measurements. */
const LOOK_EVERY_MS = 200;

const MB = 1024 * 1024;

/** Memory available to this process; in a container, less than the machine's. */
function availableBytes(): number {
  const constrained = process.constrainedMemory?.() ?? 0;
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

/** Bytes of memory, including native memory, above which only stored pages and files are sent. */
export function memoryLimit(): number {
  const { memoryLimitMb } = operationsConfig();
  return memoryLimitMb === null ? availableBytes() * DEFAULT_SHARE : memoryLimitMb * MB;
}

/**
 * Largest share of the heap limit that may be used. The heap may fill up long before the machine's memory.
 */
const HEAP_SHARE = 0.9;

/** Memory of the process in bytes; infinite if its heap is nearly full. */
function readMemory(): number {
  const { used_heap_size: used, heap_size_limit: most } = v8.getHeapStatistics();
  return used > most * HEAP_SHARE ? Number.POSITIVE_INFINITY : process.memoryUsage.rss();
}

/**
 * Returns a function that checks whether the process is short of memory. It measures only at intervals.
 * @param limit in bytes
 */
export function createMemoryGuard(limit: number, read = readMemory, now = () => performance.now()) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isShort = false;
  return (): boolean => {
    if (now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = now();
      const wasShort = isShort;
      isShort = read() > limit;
      if (isShort && !wasShort) log.error('memory-short', { limitMb: Math.round(limit / MB) });
    }
    return isShort;
  };
}
