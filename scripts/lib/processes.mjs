/*
 * Starts and stops child processes. Imports only Node's own modules, because `npm start` runs before
 * dependencies are installed.
 */
import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CliError, codeOf, describeError, log, ROOT } from './cli.mjs';

const EXIT_WITH_PARENT = pathToFileURL(path.join(ROOT, 'scripts/lib/exit-with-parent.mjs')).href;
const KEPT_LINES = 60;
const POLL_MS = 100;
const REQUEST_MS = 30_000;
const PARENT_CHECK_MS = 500;
/** After SIGTERM, a shop needs at most ten seconds to complete its open requests. */
const GRACE_MS = 12_000;
/** @type {Set<Program>} */
const running = new Set();

/** Whether a line is an entry of the JSON log, which is printed unchanged. @param {string} line */
const isLogLine = (line) => line.startsWith('{"');

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/**
 * @typedef {'inherit' | 'lines' | 'held' | 'quiet'} Output
 * @typedef {{ line: string, to: NodeJS.WriteStream }} KeptLine a line of output, and the stream that prints it
 * @typedef {{ code: number | null, signal: string | null, error?: Error }} End
 * @typedef {{ pid: number | undefined, name: string | undefined, ended: End | undefined, exited: Promise<End>, release: () => void,
 *   lastLines: () => string[], lastErrors: () => string[], stop: (graceMs?: number) => Promise<void> }} Program
 * @typedef {{ command?: string, args: string[], env: Record<string, string | undefined>, name?: string,
 *   output?: Output, hidden?: RegExp, server?: boolean, cwd?: string }} ProgramOptions
 */

/**
 * Starts a program (Node unless `command` says otherwise) in its own process group, so that `stop()` also
 * ends its child processes.
 *
 * `output`: 'inherit' gives it the terminal. 'lines' prints its lines, each after its name unless it is a log
 * entry. 'held' prints nothing until `release()`, which prints the log entries so far. 'quiet' prints
 * nothing. Lines that match `hidden` are never printed. `server`: a Node program that must end when this process ends.
 *
 * @param {ProgramOptions} options
 * @returns {Program}
 */
export function startProgram({
  command = process.execPath,
  args,
  env,
  name,
  output = 'lines',
  hidden,
  server = false,
  cwd = ROOT,
}) {
  const stream = output === 'inherit' ? 'inherit' : 'pipe';
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = server ? ['ignore', stream, stream, 'ipc'] : ['ignore', stream, stream];
  const detached = process.platform !== 'win32';
  const programArgs = server ? ['--import', EXIT_WITH_PARENT, ...args] : args;
  const child = spawn(command, programArgs, {
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    stdio,
    detached,
  });

  let held = output === 'held' || output === 'quiet';
  /** @type {KeptLine[]} */
  const kept = [];
  /** @param {KeptLine} entry */
  const print = ({ line, to }) => to.write(name && !isLogLine(line) ? `[${name}] ${line}\n` : `${line}\n`);
  /**
   * @param {import('node:stream').Readable | null} from
   * @param {NodeJS.WriteStream} to
   */
  const follow = (from, to) => {
    if (from === null) return;
    createInterface({ input: from }).on('line', (line) => {
      kept.push({ line, to });
      if (kept.length > KEPT_LINES) kept.shift();
      if (!held && !hidden?.test(line)) print({ line, to });
    });
  };
  follow(child.stdout, process.stdout);
  follow(child.stderr, process.stderr);

  /** @type {Program} */
  const program = {
    pid: child.pid,
    name,
    /** `{ code, signal, error? }` once the program has ended. */
    ended: undefined,
    /** Resolves to `ended`. */
    exited: new Promise((resolve) => {
      /** @param {End} result */
      const end = (result) => {
        program.ended = result;
        running.delete(program);
        resolve(result);
      };
      child.once('error', (error) => end({ code: 127, signal: null, error }));
      child.once('close', (code, signal) => end({ code, signal }));
    }),
    release() {
      if (held) for (const entry of kept) if (isLogLine(entry.line)) print(entry);
      held = false;
    },
    lastLines: () => kept.map(({ line }) => line),
    lastErrors: () =>
      kept.filter(({ line, to }) => to === process.stderr && line.trim() !== '').map(({ line }) => line),
    /** Sends SIGTERM, then SIGKILL after `graceMs`. Resolves when the whole process group is gone. */
    async stop(graceMs = GRACE_MS) {
      if (program.ended === undefined) {
        killGroup(child, 'SIGTERM');
        const timer = setTimeout(() => killGroup(child, 'SIGKILL'), graceMs);
        await program.exited;
        clearTimeout(timer);
      }
      killGroup(child, 'SIGKILL');
    },
  };
  running.add(program);
  return program;
}

/**
 * Runs a program until it ends. Resolves to `{ code, signal, lines }`, even if it fails or is stopped after
 * `limit` ms.
 *
 * @param {ProgramOptions & { limit?: number }} options
 * @returns {Promise<End & { lines: string[] }>}
 */
export async function runProgram({ limit, ...options }) {
  const program = startProgram(options);
  const timer = limit && setTimeout(() => program.stop(), limit);
  const result = await program.exited;
  clearTimeout(timer);
  return { ...result, lines: program.lastLines() };
}

/**
 * Stops all programs that were started here and are still running, the latest first, so that the shop can
 * complete its requests while the store is still up.
 * @param {number} [graceMs]
 */
export async function stopAll(graceMs) {
  for (const program of [...running].reverse()) await program.stop(graceMs);
}

/**
 * How a program ended, as the end of a sentence.
 * @param {End | undefined} end undefined while it runs
 */
function describeEnd(end) {
  const { code = null, signal = null, error } = end ?? {};
  if (error) return `could not be started (${error.message})`;
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}

/**
 * The HTTP status of `url`; undefined while no server responds. Does not use fetch, which once never settled
 * while a store was starting, so that the shop did not start.
 * @param {string} url
 * @param {number} limit
 * @returns {Promise<number | undefined>}
 */
function statusOf(url, limit) {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false, timeout: limit }, (response) => {
      resolve(response.statusCode);
      request.destroy();
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
}

/**
 * Waits until `url` returns a status that `accept` allows, and resolves to it. Throws a CliError if `limit`
 * ms have passed or the program ends first, with the program's output if there is any. A request without a
 * response is repeated after `requestLimit` ms.
 *
 * @param {{ url: string, program: Program, limit: number, requestLimit?: number, accept?: (status: number) =>
 * boolean }} options
 */
export async function waitUntilServing({
  url,
  program,
  limit,
  requestLimit = REQUEST_MS,
  accept = () => true,
}) {
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    if (program.ended) {
      const errors = program.lastErrors();
      const lines = (errors.length > 0 ? errors : program.lastLines()).join('\n').trim();
      throw new CliError(lines || `The ${program.name} ${describeEnd(program.ended)} before it responded.`);
    }
    const status = await Promise.race([statusOf(url, requestLimit), program.exited.then(() => undefined)]);
    if (status !== undefined && accept(status) && !program.ended) return status;
    await wait(POLL_MS);
  }
  const problem = `The ${program.name} did not respond at ${url} within ${limit / 1000} seconds.`;
  throw new CliError([problem, ...program.lastLines()].join('\n'));
}

/**
 * Throws a CliError as soon as one of the programs ends, because each needs the others.
 * @param {readonly Program[]} programs
 */
export async function keepRunning(programs) {
  const first = await Promise.race(programs.map((program) => program.exited.then(() => program)));
  const others = programs.filter((program) => program !== first).map(({ name }) => name);
  const consequence = others.length > 0 ? `, so the ${others.join(' and the ')} is stopped as well` : '';
  throw new CliError(`The ${first.name} ${describeEnd(first.ended)} unexpectedly${consequence}.`);
}

let isStopping = false;

/**
 * Runs the main function of a script, which may return an exit code. null, the code of a program that was
 * ended by a signal, becomes 1. A signal stops every program that the script has started (a second signal
 * kills them), and the script exits with `signalCode`. A CliError is printed, and the script exits with 1.
 *
 * @param {() => number | null | void | Promise<number | null | void>} main
 * @param {{ signalCode?: number, stopMessage?: string }} [options]
 */
export async function runMain(main, { signalCode = 0, stopMessage } = {}) {
  /** @param {string} signal */
  const stop = async (signal) => {
    if (isStopping) return stopAll(0);
    isStopping = true;
    if (stopMessage) log(signal === 'SIGINT' ? `\n${stopMessage}` : stopMessage);
    await stopAll();
    process.exit(signalCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // If npm is killed, its scripts keep running, so they must stop themselves. A script that was started by
  // hand may outlive its shell.
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && !isStopping && stop('SIGTERM'), PARENT_CHECK_MS).unref();
  }

  try {
    const code = await main();
    if (!isStopping) process.exitCode = code === null ? 1 : (code ?? 0);
  } catch (error) {
    if (isStopping) return;
    isStopping = true;
    process.stderr.write(`${describeError(error)}\n`);
    await stopAll();
    process.exit(1);
  }
}
