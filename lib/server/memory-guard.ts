import { totalmem } from 'node:os';
import v8 from 'node:v8';
import { operationsConfig } from '@/lib/config/operations';
import { log } from '@/lib/shared/log';

/** Share of the machine's or the container's memory that the process may take before it turns requests away. */
const DEFAULT_SHARE = 0.8;

/** Between two looks. */
const LOOK_EVERY_MS = 200;

const MB = 1024 * 1024;

/** Memory that the system allows this process: less than the machine's in a container. */
function availableBytes(): number {
  const constrained = process.constrainedMemory?.() ?? 0;
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

/** Bytes of memory, native memory included, beyond which only what is stored is sent. */
export function memoryLimit(): number {
  const { memoryLimitMb } = operationsConfig();
  return memoryLimitMb === null ? availableBytes() * DEFAULT_SHARE : memoryLimitMb * MB;
}

/** Largest share of the heap's own limit, which may be reached long before that of the machine. */
const HEAP_SHARE = 0.9;

/** Bytes of the process; infinite when its heap is nearly full. */
function readMemory(): number {
  const { used_heap_size: used, heap_size_limit: most } = v8.getHeapStatistics();
  return used > most * HEAP_SHARE ? Number.POSITIVE_INFINITY : process.memoryUsage.rss();
}

/**
 * Returns a check whether the process is short of memory, which costs nothing between two looks.
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
