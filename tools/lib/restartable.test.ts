/** @jest-environment node */
import { type Program, startProgram, stopAll } from '../../scripts/lib/processes.mjs';
import { startRestartable } from './restartable';

const FOREVER = 'setInterval(() => {}, 1000)';
const starts: Program[] = [];
const start = (): Program => {
  const program = startProgram({
    args: ['-e', FOREVER],
    env: process.env,
    output: 'quiet',
    name: 'instance',
  });
  starts.push(program);
  return program;
};

let lines: jest.SpyInstance;
beforeEach(() => {
  starts.length = 0;
  lines = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  await stopAll(0);
  jest.restoreAllMocks();
});

const written = () => lines.mock.calls.map(([line]) => line);

/** Resolves once `isThere`. */
async function waitUntil(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
}

const kill = (pid: number | undefined) => process.kill(pid ?? 0, 'SIGKILL');

test('a part that is killed is started again, and one line says so', async () => {
  const part = await startRestartable(start, { restarts: true });
  const first = part.pid();
  kill(first);
  await waitUntil(() => part.pid() !== first);
  expect(starts).toHaveLength(2);
  expect(written()).toEqual(['The instance was ended by SIGKILL unexpectedly: starting it again.\n']);
  await part.stop(0);
});

test('a part that runs already is started again too', async () => {
  const running = start();
  const part = await startRestartable(start, { restarts: true, running });
  expect(starts).toHaveLength(1);
  kill(running.pid);
  await waitUntil(() => part.pid() !== running.pid);
  expect(starts).toHaveLength(2);
  await part.stop(0);
});

test('a part that cannot be started yet is tried again', async () => {
  let isBroken = false;
  const part = await startRestartable(
    () => {
      if (isBroken) {
        isBroken = false;
        throw new Error('the port is taken');
      }
      return start();
    },
    { restarts: true },
  );
  const first = part.pid();
  isBroken = true;
  kill(first);
  await waitUntil(() => part.pid() !== first);
  expect(written().at(-1)).toBe('The instance cannot be started: the port is taken\n');
  await part.stop(0);
});

test('a part that is stopped, or ends with everything, stays stopped', async () => {
  const part = await startRestartable(start, { restarts: true });
  await part.stop(0);
  const other = await startRestartable(start, { restarts: true });
  await stopAll(0);
  await starts.at(-1)?.exited;
  expect(starts).toHaveLength(2);
  expect(written()).toEqual([]);
  await other.stop(0);
});
