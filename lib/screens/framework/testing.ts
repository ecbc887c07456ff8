import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

export type PatchedServer = { process: ChildProcessWithoutNullStreams; port: number };

type Options = {
  /** Source that runs before it listens; `server` is the server. */
  beside?: string;
  /** How long requests get to end after a signal. */
  drainMs?: number;
  env?: Record<string, string>;
};

/**
 * Starts a process that stands for Next: a server that our patches are laid over after it listens.
 * @param listener source of its request listener
 */
export async function startPatchedServer(
  listener: string,
  { beside = '', drainMs = 10_000, env = {} }: Options = {},
): Promise<PatchedServer> {
  const source = `
    const server = require('node:http').createServer(${listener});
    ${beside}
    server.listen(0, '127.0.0.1', () => {
      const { patchServer } = require('./lib/screens/framework/node-server');
      const { drainOnSignals } = require('./lib/screens/framework/server-drain');
      patchServer();
      drainOnSignals(${drainMs});
      console.log(server.address().port);
    });
  `;
  const started = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', source], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', ...env },
  });
  const errors: string[] = [];
  started.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const [line] = await Promise.race([once(started.stdout, 'data'), once(started, 'exit')]);
  const port = Number(line);
  if (!(port > 0)) throw new Error(`The server did not start: ${errors.join('')}`);
  return { process: started, port };
}

/** Sends bytes as they are, and resolves to what comes back until the server ends the connection. */
export async function exchange({ port }: PatchedServer, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').write(bytes);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

/** The values of a header in an answer as it came. */
export function valuesOf(answer: string, name: string): (string | undefined)[] {
  return [...answer.matchAll(new RegExp(`^${name}: (.*?)\\r?$`, 'gim'))].map(([, value]) => value);
}

/** A response without a connection, and a function that closes it as the end of its connection would. */
export function createResponse(): { response: ServerResponse; close: () => void } {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const close = () => {
    Object.defineProperty(response, 'closed', { value: true });
    response.emit('close');
  };
  return { response, close };
}
