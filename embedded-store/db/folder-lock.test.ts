/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../errors';
import { lockFolder } from './folder-lock';
import { identifyProcess, isRunning } from './process-identity';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const leave = async (name: string, content: string) => {
  await mkdir(join(folder, 'lock'), { recursive: true });
  await writeFile(join(folder, 'lock', name), content);
};

test('a folder that is in use is rejected with an error that names it', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(StartupError);
  await expect(lockFolder(folder)).rejects.toThrow(folder);
  await lock.release();
});

test('a released lock can be acquired again, and releasing it twice is harmless', async () => {
  const first = await lockFolder(folder);
  await first.release();
  const second = await lockFolder(folder);
  await first.release();
  await expect(lockFolder(folder)).rejects.toThrow(StartupError);
  await second.release();
});

test('the lock of a killed process is taken over at once', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  await leave('1', JSON.stringify(await identifyProcess(child.pid)));
  await expect(lockFolder(folder)).rejects.toThrow(StartupError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = await lockFolder(folder);
  expect(await readdir(join(folder, 'lock'))).toEqual(['2']);
  await lock.release();
});

test('a process that reuses the pid of a dead owner does not keep the folder locked', async () => {
  const own = await identifyProcess();
  expect(await isRunning(own)).toBe(true);
  if (own.startTime === '') return;
  await leave('7', JSON.stringify({ ...own, startTime: '1' }));
  const lock = await lockFolder(folder);
  expect(await readdir(join(folder, 'lock'))).toEqual(['8']);
  await lock.release();
});

test('an owner from before a reboot counts as dead', async () => {
  const own = await identifyProcess();
  const elsewhere = own.bootId ? { ...own, bootId: 'another-boot' } : { ...own, pid: 2 ** 30 };
  await leave('1', JSON.stringify(elsewhere));
  await (await lockFolder(folder)).release();
});

test('an owner on another machine counts as dead, even if a local process has its pid', async () => {
  const own = await identifyProcess();
  // For example on a Mac, which has no boot id and no start time.
  const elsewhere = own.bootId ? { ...own, startTime: '', bootId: '' } : { ...own, pid: 2 ** 30 };
  await leave('1', JSON.stringify(elsewhere));
  await (await lockFolder(folder)).release();
});

test('a copy of a folder that is in use is not locked', async () => {
  const lock = await lockFolder(folder);
  const copy = `${folder}-copy`;
  await cp(folder, copy, { recursive: true });
  try {
    const lockOfCopy = await lockFolder(copy);
    await expect(lockFolder(copy)).rejects.toThrow(StartupError);
    await expect(lockFolder(folder)).rejects.toThrow(StartupError);
    await lockOfCopy.release();
  } finally {
    await rm(copy, { recursive: true, force: true });
    await lock.release();
  }
});

test('an unreadable lock file does not keep the folder locked', async () => {
  await leave('3', 'half a rec');
  await (await lockFolder(folder)).release();
});

test('exactly one of many contenders acquires the lock of a dead owner', async () => {
  await leave('1', JSON.stringify({ pid: 2 ** 30, startTime: '1', bootId: '' }));
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});
