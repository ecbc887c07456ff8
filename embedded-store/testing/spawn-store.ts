import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Caller, createCaller } from './caller';

/** The store as its own process. */
export type SpawnedStore = {
  api: Caller;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  child: ChildProcess;
  /** Sends a signal and waits for the exit; resolves to exit code and output. */
  stop: (signal: NodeJS.Signals) => Promise<ProcessExit>;
};
export type ProcessExit = { code: number | null; stdout: string; stderr: string };

type Environment = Record<string, string>;

const root = join(__dirname, '..', '..');
// The flag of npm start (scripts/lib/shop.mjs).
const args = ['--wasm-tiering-budget=100000000', '--import', 'tsx', 'embedded-store/main.ts'];

function launch(env: Environment) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: 'test', ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk;
  });
  const ended = once(child, 'close').then(
    ([code]): ProcessExit => ({ code: code as number | null, ...output }),
  );
  return { child, ended, output };
}

/** Starts the store and waits until it is ready. Rejects with the store's output if it exits first. */
export async function spawnStore(env: Environment & { STORE_PORT: string }): Promise<SpawnedStore> {
  const { child, ended, output } = launch(env);
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.stdout.includes('Embedded store ready') && resolve());
  });
  const failed = ended.then(({ stderr }) => {
    throw new Error(`The store exited before it was ready: ${stderr}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  const request = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${env.STORE_PORT}${path}`, init);
  return {
    api: createCaller(request),
    request,
    child,
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs the store with settings that it must reject. */
export function runUntilExit(env: Environment): Promise<ProcessExit> {
  return launch(env).ended;
}

/** A free port. */
export async function freePort(): Promise<string> {
  // Higher ports may be given to an outgoing connection before the store listens.
  const port = randomInt(11_000, 32_768);
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch {
    // The port is in use, so another one is tried.
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return String(port);
}
