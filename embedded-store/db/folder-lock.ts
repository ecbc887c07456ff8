import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../errors';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity';

/** A held lock; `release` may be called more than once. */
export type FolderLock = { release: () => Promise<void> };

/** `inode` is that of the lock's folder; in a copy of the data it differs. */
type Owner = ProcessIdentity & { inode?: string };
type LockRecord = Owner & { released?: boolean };

/**
 * Takes the exclusive lock of a data folder. PGlite has no lock, and two processes on one folder lose rows.
 * Each owner creates the next numbered file with an atomic `link`, so of several processes that find a dead
 * owner only one can follow it. The newest file stays after release, marked as released: if numbers started
 * again, a slow contender could create an old number next to a newer owner.
 * @throws StartupError if a running process holds the folder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const lockDir = join(folder, 'lock');
  await mkdir(lockDir, { recursive: true });
  const own = { ...(await identifyProcess()), inode: await inodeOf(lockDir) };
  for (;;) {
    const newest = Math.max(0, ...(await generations(lockDir)));
    const owner = newest > 0 ? await readRecord(join(lockDir, String(newest))) : null;
    if (owner && !owner.released && !isCopied(owner, own) && (await isRunning(owner))) {
      throw new StartupError(
        `The data folder ${folder} is in use by another embedded store (process ${owner.pid}): stop that process or set STORE_DATA_DIR to another folder.`,
      );
    }
    if (await claim(lockDir, newest + 1, own)) return held(lockDir, newest + 1, own);
  }
}

async function inodeOf(path: string): Promise<string> {
  return String((await stat(path, { bigint: true })).ino);
}

/**
 * Whether a lock was copied along with its folder, in which case its owner, if still running, holds the
 * original folder.
 */
const isCopied = (owner: Owner, own: Owner) => owner.inode !== undefined && owner.inode !== own.inode;

async function generations(lockDir: string): Promise<number[]> {
  const names = await readdir(lockDir);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

/** The record in a lock file; null if the file was removed or is unreadable. */
async function readRecord(path: string): Promise<LockRecord | null> {
  try {
    const record: unknown = JSON.parse(await readFile(path, 'utf8'));
    const valid = typeof record === 'object' && record !== null && 'pid' in record;
    return valid ? (record as LockRecord) : null;
  } catch (error) {
    if (error instanceof SyntaxError || isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function claim(lockDir: string, generation: number, own: Owner): Promise<boolean> {
  const draft = join(lockDir, `draft-${own.pid}-${process.hrtime.bigint()}`);
  await writeFile(draft, JSON.stringify(own));
  try {
    await link(draft, join(lockDir, String(generation)));
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function held(lockDir: string, generation: number, own: Owner): Promise<FolderLock> {
  const old = (await generations(lockDir)).filter((other) => other < generation);
  await Promise.all(old.map((other) => rm(join(lockDir, String(other)), { force: true })));
  let released = false;
  return {
    release: async () => {
      if (released) return;
      released = true;
      await writeFile(join(lockDir, String(generation)), JSON.stringify({ ...own, released: true }));
    },
  };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
