import { randomInt } from 'node:crypto';
import net from 'node:net';
import { CliError, codeOf } from './cli.mjs';

/**
 * @param {number} port
 * @param {string | undefined} host
 */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: taken } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(taken));
    });
  });
}

/**
 * Why `port` cannot be opened: 'in use' or 'not allowed'; undefined if it can. The loopback addresses are
 * tried one by one, because on some systems a program that listens on only one of them leaves the wildcard
 * address free.
 * @param {number} port
 */
export async function portProblem(port) {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    try {
      await listen(port, host);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE') return 'in use';
      if (code === 'EACCES') return 'not allowed';
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    }
  }
  return undefined;
}

/**
 * Linux uses ports from 32,768 for outgoing connections, other systems from 49,152; browsers reject 10,080.
 */
const TEST_PORTS = { from: 11_000, to: 32_768 };

/**
 * A free TCP port outside the range of outgoing connections, so that no connection takes it before our
 * program listens.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(TEST_PORTS.from, TEST_PORTS.to);
    if ((await portProblem(port)) === undefined) return port;
  }
}

/**
 * Throws a CliError that names `variable` if `program` cannot open `port`.
 * @param {string} variable
 * @param {number} port
 * @param {string} program
 */
export async function requirePort(variable, port, program) {
  const problem = await portProblem(port);
  if (problem === 'in use') {
    throw new CliError(
      `${variable}: port ${port} is already in use, so ${program} cannot start; ` +
        `stop the program that uses it or choose another port with ${variable}=${await freePort()}.`,
    );
  }
  if (problem === 'not allowed') {
    throw new CliError(
      `${variable}: this user may not open port ${port} for ${program}; choose a port above 1023 with ${variable}.`,
    );
  }
}
