import { readFile } from 'node:fs/promises';

/** Identifies a process even if its pid is reused. Start time and boot id are '' if unknown. */
export type ProcessIdentity = { pid: number; startTime: string; bootId: string };

/** The identity of a running process; by default, of this one. */
export async function identifyProcess(pid = process.pid): Promise<ProcessIdentity> {
  const stat = await processStat(pid);
  return { pid, startTime: stat?.startTime ?? '', bootId: await bootId() };
}

/**
 * Whether exactly this process is still running. Does not count a zombie, a later process with the same pid,
 * or an identity from another machine or from before a restart.
 */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  if (!Number.isInteger(identity.pid) || identity.pid <= 0 || !signalReaches(identity.pid)) return false;
  const boot = await bootId();
  if (boot !== '' && identity.bootId !== boot) return false;
  const stat = await processStat(identity.pid);
  if (!stat) return true;
  if (stat.state === 'Z' || stat.state === 'X') return false;
  return identity.startTime === stat.startTime;
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** State and start time from /proc (Linux); null on other systems. */
async function processStat(pid: number): Promise<{ state: string; startTime: string } | null> {
  const text = await readOrEmpty(`/proc/${pid}/stat`);
  // The second field is the command in parentheses, and may itself contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, startTime] = [fields[0], fields[19]];
  return text && state && startTime ? { state, startTime } : null;
}

function bootId(): Promise<string> {
  return readOrEmpty('/proc/sys/kernel/random/boot_id');
}

async function readOrEmpty(path: string): Promise<string> {
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
}
