import { readdirSync, readFileSync } from 'node:fs';
import { codeOf } from '../../scripts/lib/cli.mjs';

const MEGABYTE = 1024 ** 2;

export const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;

export const milliseconds = (ms: number) => `${ms.toFixed(ms < 100 ? 1 : 0)} ms`;

/** The value below which `share` (0 to 1) of the values are; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Minimum, median and maximum of times in ms, as texts. */
export const rangeOf = (times: readonly number[]) =>
  [Math.min(...times), median(times), Math.max(...times)].map(milliseconds);

/** Median, 99th percentile and maximum of times in ms, as texts; empty if there are no times. */
export function spreadOf(times: readonly number[]): string[] {
  return times.length === 0
    ? ['', '', '']
    : [0.5, 0.99, 1].map((share) => milliseconds(percentile(times, share)));
}

/** The number of responses by status, as `60 × 405, 2 × reset`. */
export function statusText(responses: readonly { status: number | string }[]): string {
  const counts = new Map<string, number>();
  for (const { status } of responses) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

/** Resident memory of a process in bytes; Linux only. */
export function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

/** Resident memory in bytes of a process and its descendants, which may end meanwhile. Linux only. */
export function treeMemory(pid: number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    const below = children.reduce((sum, child) => sum + treeMemory(Number(child)), 0);
    return below + (residentMemory(pid) || 0);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return 0;
    throw error;
  }
}
