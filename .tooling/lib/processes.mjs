import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.mjs';

const FOLLOW_STARTER = pathToFileURL(path.join(ROOT, '.tooling/lib/follow-starter.mjs')).href;
const KEEP_LINES = 60;
const running = new Set();

/** Arguments for node that make the program end when the process that starts it is gone. */
export const followArgs = ['--import', FOLLOW_STARTER];

function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function followLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream.on('end', () => {
    if (rest !== '') onLine(rest);
  });
}

/**
 * Starts a program in a process group of its own, so that it and whatever it forks can be ended together.
 *
 * `output` is 'inherit' (straight to the terminal), 'lines' (line by line, marked with the name) or
 * 'held' (kept back until `release()`). `recent()` gives its last lines, `complaints()` those of standard error.
 */
export function startProgram({ command = process.execPath, args, env, name, output = 'lines', cwd = ROOT }) {
  const stdio = output === 'inherit' ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd,
    env: { ...env, STARTER_PID: String(process.pid) },
    stdio: ['ignore', stdio, stdio],
    detached: process.platform !== 'win32',
  });

  let held = output === 'held';
  const kept = [];
  const take = (kind, line) => {
    kept.push({ kind, line });
    if (kept.length > KEEP_LINES) kept.shift();
    if (!held)
      (kind === 'err' ? process.stderr : process.stdout).write(name ? `[${name}] ${line}\n` : `${line}\n`);
  };
  if (stdio === 'pipe') {
    followLines(child.stdout, (line) => take('out', line));
    followLines(child.stderr, (line) => take('err', line));
  }

  const program = {
    pid: child.pid,
    name,
    ended: undefined,
    release() {
      held = false;
    },
    recent: () => kept.map(({ line }) => line),
    complaints: () =>
      kept.filter(({ kind, line }) => kind === 'err' && line.trim() !== '').map(({ line }) => line),
    /** Asks the program to end, and ends it after `patience` ms. Resolves when its whole group is gone. */
    async stop(patience = 5000) {
      if (!program.ended) {
        signalGroup(child, 'SIGTERM');
        const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
        await exited;
        clearTimeout(timer);
      }
      if (child.pid) signalGroup(child, 'SIGKILL');
    },
  };
  const exited = new Promise((resolve) => {
    const end = (result) => {
      program.ended = result;
      running.delete(program);
      resolve(result);
    };
    child.once('error', (error) => end({ code: 127, signal: null, error }));
    child.once('close', (code, signal) => end({ code, signal }));
  });
  program.exited = exited;
  running.add(program);
  return program;
}

/** Runs a program to its end. Resolves to `{ code, signal, lines }`; never rejects for a failing program. */
export async function runProgram({ limit, ...options }) {
  const program = startProgram(options);
  const timer = limit && setTimeout(() => program.stop(), limit);
  const result = await program.exited;
  clearTimeout(timer);
  return { ...result, lines: program.recent() };
}

/** Ends every program started here that still runs. */
export async function stopAll(patience) {
  await Promise.all([...running].map((program) => program.stop(patience)));
}

/** The file of a command on PATH or in the usual system folders; undefined when it is not installed. */
export function findCommand(name, env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}
