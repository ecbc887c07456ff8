/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './ports.mjs';
import { keepRunning, runProgram, startProgram, stopAll, waitUntilServing } from './processes.mjs';

const node = (code, ...args) => ({
  args: ['-e', code, ...args],
  env: process.env,
  output: 'held',
  name: 'program',
});
/** Address of the module, for programs that import it. */
const MODULE = pathToFileURL(path.join(import.meta.dirname, 'processes.mjs')).href;
const STUBBORN = `process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000);`;

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Resolves with the first line that the program prints. */
async function firstLine(program) {
  while (program.lastLines().length === 0) await new Promise((resolve) => setImmediate(resolve));
  return program.lastLines()[0];
}

afterEach(() => stopAll(0));

test('runProgram returns exit code and output lines, for a success and for a failure', async () => {
  expect(await runProgram(node('console.log("a\\nb")'))).toMatchObject({ code: 0, lines: ['a', 'b'] });
  expect(await runProgram(node('console.error("bad"); process.exit(3)'))).toMatchObject({
    code: 3,
    lines: ['bad'],
  });
  expect(await runProgram({ ...node(''), command: 'no-such-command' })).toMatchObject({ code: 127 });
});

test('hidden lines of a program are not printed', async () => {
  const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const program = node('console.log("a\\nadvice 1\\nb")');
  await runProgram({ ...program, output: 'lines', hidden: /^advice/ });
  const printed = print.mock.calls.map(([text]) => text);
  print.mockRestore();
  expect(printed).toEqual(['[program] a\n', '[program] b\n']);
});

test('a program that exceeds its time limit is killed', async () => {
  expect(await runProgram({ ...node('setInterval(() => {}, 1000)'), limit: 100 })).toMatchObject({
    signal: 'SIGTERM',
  });
});

test('a request without a response, or whose connection is lost, is sent again', async () => {
  const silent = `
    let requests = 0;
    require('node:http').createServer((request, response) => {
      requests += 1;
      if (requests === 2) request.socket.destroy();
      if (requests === 3) response.writeHead(203).end();
    }).listen(Number(process.argv[1]), () => console.log('listening'));
  `;
  const port = await freePort();
  const program = startProgram(node(silent, String(port)));
  await firstLine(program);
  const url = `http://localhost:${port}/`;
  expect(await waitUntilServing({ url, program, limit: 10_000, requestLimit: 200 })).toBe(203);
});

test('waiting for a program that exits first fails with its output', async () => {
  const program = startProgram(node('console.error("STORE_PORT is taken."); process.exit(1)'));
  const waiting = waitUntilServing({ url: `http://localhost:${await freePort()}/`, program, limit: 10_000 });
  await expect(waiting).rejects.toThrow(/^STORE_PORT is taken\.$/);
});

test('waiting for a program without output ends after the limit', async () => {
  const program = startProgram(node('setInterval(() => {}, 1000)'));
  const waiting = waitUntilServing({ url: `http://localhost:${await freePort()}/`, program, limit: 300 });
  await expect(waiting).rejects.toThrow(/^The program did not respond at .* within 0.3 seconds\./);
});

test('stopping a program that ignores SIGTERM also kills its children', async () => {
  const child = `
    process.on('SIGTERM', () => {});
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log(child.pid);
    setInterval(() => {}, 1000);
  `;
  const program = startProgram(node(child));
  const grandchild = Number(await firstLine(program));
  await program.stop(100);
  expect(await program.exited).toMatchObject({ signal: 'SIGKILL' });
  expect(isAlive(program.pid)).toBe(false);
  await expect(waitUntilDead(grandchild)).resolves.toBe(true);
});

test('O2: log lines are printed unchanged, including those printed before the server was ready', async () => {
  const starter = `
    import(process.argv[1]).then(async ({ startProgram }) => {
      const shop = startProgram({ args: ['-e', process.argv[2]], env: process.env, name: 'shop', output: 'held' });
      while (shop.lastLines().length < 2) await new Promise((resolve) => setImmediate(resolve));
      shop.release();
      await shop.stop();
    });
  `;
  const shop = `
    process.on('SIGTERM', () => {
      console.log('{"event":"late"}');
      console.log('plain');
      process.exit();
    });
    setInterval(() => {}, 1000);
    console.log('starting');
    console.log('{"event":"early"}');
  `;
  const { lines } = await runProgram(node(starter, MODULE, shop));
  expect(lines).toEqual(['{"event":"early"}', '{"event":"late"}', '[shop] plain']);
});

test('programs are stopped one by one, the last one started first', async () => {
  const goodbye = (name) =>
    `process.on('SIGTERM', () => { console.log(Date.now()); process.exit(); });
     console.log('${name}'); setInterval(() => {}, 1000);`;
  const programs = ['store', 'shop'].map((name) => startProgram(node(goodbye(name))));
  for (const program of programs) await firstLine(program);
  await stopAll();
  const [store, shop] = programs.map((program) => Number(program.lastLines()[1]));
  expect(shop).toBeGreaterThan(0);
  expect(store).toBeGreaterThan(shop);
});

test('a server exits if the process that started it has been killed', async () => {
  const starter = `
    import(process.argv[1]).then(({ startProgram }) => {
      const server = startProgram({ args: ['-e', process.argv[2]], env: process.env, server: true });
      console.log(server.pid);
    });
  `;
  const program = startProgram(node(starter, MODULE, STUBBORN));
  const orphan = Number(await firstLine(program));
  expect(isAlive(orphan)).toBe(true);
  process.kill(program.pid, 'SIGKILL');
  await expect(waitUntilDead(orphan)).resolves.toBe(true);
});

test('if one of several programs exits, the message names it and the others', async () => {
  const programs = [
    startProgram({ ...node('setInterval(() => {}, 1000)'), name: 'store' }),
    startProgram({ ...node('process.exit(3)'), name: 'shop' }),
  ];
  await expect(keepRunning(programs)).rejects.toThrow(
    'The shop ended with code 3 unexpectedly, so the store is stopped as well.',
  );
});

/** Resolves to true when the process is gone. A zombie that nobody reaps counts as gone. */
async function waitUntilDead(pid) {
  const gone = () => {
    if (!isAlive(pid)) return true;
    const stat = fs.existsSync(`/proc/${pid}/stat`) ? fs.readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return / Z /.test(stat);
  };
  while (!gone()) await new Promise((resolve) => setImmediate(resolve));
  return true;
}

test.each([
  ['nothing', 'undefined', 0],
  ['an exit code', '3', 3],
  ['the code of a program that a signal ended', 'null', 1],
])('a script that returns %s exits with the matching code', async (_, value, expected) => {
  const script = `import(process.argv[1]).then(({ runMain }) => runMain(() => ${value}))`;
  const { code } = await runProgram(node(script, MODULE));
  expect(code).toBe(expected);
});
