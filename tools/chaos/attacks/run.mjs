import fs from 'node:fs';
import path from 'node:path';
import { CliError, formatDuration, log, ROOT } from '../../../scripts/lib/cli.mjs';
import { describeMachine } from '../../../scripts/lib/system.mjs';
import { readOptions } from '../../lib/options';
import { chosenAttacks } from './all.mjs';
import { measureAttack } from './measure.mjs';
import { contextOf, requireLoopback, startVictim } from './victim.mjs';

const text = { type: 'string' };
const OPTIONS = {
  only: text,
  attack: text,
  'base-url': text,
  pid: text,
  through: { type: 'string', default: 'direct' },
  json: text,
};

function chosenOptions() {
  const { values } = readOptions('chaos', OPTIONS);
  if (!['direct', 'nginx'].includes(values.through)) throw new CliError('--through takes direct or nginx.');
  if (values['base-url'] !== undefined) requireLoopback(values['base-url']);
  if (values.pid !== undefined && !/^\d+$/.test(values.pid))
    throw new CliError('--pid takes the number of a process.');
  return values;
}

const fileOf = (name) => path.resolve(process.env.INIT_CWD ?? ROOT, name);

/** Our own shop, or the one at `--base-url`, whose memory is watched when `--pid` names its process. */
async function victimOf({ 'base-url': baseUrl, pid, through }) {
  if (baseUrl === undefined) return startVictim({ through });
  const context = await contextOf({ baseUrl, pid: pid && Number(pid), through });
  return { ...context, isForeign: true, stop: async () => undefined };
}

function progressOf({ id, verdict, memory, page, ms, problems }) {
  const grown =
    memory?.before === undefined ? '' : `, memory ${memory.before} / ${memory.peak} / ${memory.after} MB`;
  const slowest = page?.count > 0 ? `, slowest page ${page.slowest} ms` : '';
  const because = problems.map((problem) => `\n    ${problem}`).join('');
  return `${verdict.padEnd(8)} ${id} (${formatDuration(ms ?? 0)}${grown}${slowest})${because}`;
}

/** `npm run tools -- chaos --only=attacks`; resolves to the code to exit with. */
export async function runAttacks() {
  const options = chosenOptions();
  const attacks = chosenAttacks(options.attack?.split(','));
  log(`${attacks.length} attacks, ${options.through}`);
  const started = Date.now();
  const victim = await victimOf(options);
  const rows = [];
  try {
    for (const attack of attacks) {
      const row = await measureAttack(attack, victim);
      rows.push(row);
      log(progressOf(row));
    }
  } finally {
    await victim.stop();
  }
  const machine = describeMachine();
  const day = new Date().toISOString().slice(0, 10);
  const failing = rows.filter(({ verdict }) => verdict === 'fails').length;
  log(`${rows.length} attacks, ${failing} failing, ${formatDuration(Date.now() - started)}, ${machine}`);
  if (options.json !== undefined)
    fs.writeFileSync(fileOf(options.json), `${JSON.stringify({ day, machine, rows }, null, 1)}\n`);
  return failing > 0 ? 1 : 0;
}
