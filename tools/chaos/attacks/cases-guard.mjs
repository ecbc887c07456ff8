import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { VARIABLES } from '../../../lib/config/variables.mjs';
import { ROOT } from '../../../scripts/lib/cli.mjs';
import { needsOwnShop, onOwnShop, startChangingShop } from './own-shops.mjs';
import { ask, inTurns } from './wire.mjs';

const LIMIT = 'MEMORY_LIMIT_MB';
/** Less than any shop needs, so that the guard is up from the start. */
const TINY_MB = '64';
const DISK = path.join(ROOT, '.next/cache/pages');
const run = promisify(execFile);

const get = ({ target, network }, where) =>
  ask(target, { path: where, headers: { accept: 'text/html', 'x-forwarded-for': network() } });

/** Mounts a disk without room where pages are kept; resolves to what takes it away, or says why it cannot. */
async function fillDisk() {
  if (process.getuid?.() !== 0) return { skipped: 'needs root, who may mount a full disk' };
  fs.mkdirSync(DISK, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'full-disk', DISK]);
  } catch (error) {
    return { skipped: `no disk could be mounted here: ${error.message.trim().split('\n').at(-1)}` };
  }
  const remove = () => run('umount', ['-l', DISK]);
  return { remove };
}

/** Whatever the machine runs out of. @type {import('./measure.mjs').Attack[]} */
export const GUARD_ATTACKS = [
  onOwnShop({
    id: 'full-disk',
    name: 'a disk without room',
    bars: { allowed: [200] },
    async setUp(context) {
      const disk = await fillDisk();
      if (disk.skipped !== undefined) return disk;
      try {
        const own = await startChangingShop(context);
        const stop = () => own.stop().finally(disk.remove);
        return { ...own, stop };
      } catch (error) {
        await disk.remove();
        throw error;
      }
    },
    async run(context) {
      const paths = [...Array(40).keys()].map((index) => `/oculos-de-sol?preco=${index + 1}-70000`);
      const answers = await inTurns([...paths, ...context.stored], 2, (where) => get(context, where));
      const left = fs
        .readdirSync(DISK, { recursive: true })
        .filter((name) => /\.(?:tmp|part|draft)|~$|\.page\./.test(String(name)));
      const empty = fs
        .readdirSync(DISK, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && fs.statSync(path.join(file.parentPath, file.name)).size === 0);
      const drafts = left.length + empty.length;
      return {
        sent: `GET of ${answers.length} pages, 40 of them cold, with 256 KB for stored pages`,
        answers,
        problems: drafts > 0 ? [{ text: `${drafts} drafts are left behind` }] : [],
      };
    },
  }),
  onOwnShop({
    id: 'memory-guard',
    name: 'memory above its limit',
    bars: { allowed: [200, 503] },
    skip: (context) =>
      VARIABLES.some(({ name }) => name === LIMIT)
        ? needsOwnShop(context)
        : `${LIMIT} is no setting of the shop yet`,
    setUp: (context) => startChangingShop(context, { [LIMIT]: TINY_MB }, { isWarm: false }),
    async run(context) {
      const cold = await inTurns([1, 2, 3], 1, (index) =>
        get(context, `/oculos-de-sol?preco=${index}-80000`),
      );
      const probes = await inTurns(['/healthz', '/readyz'], 1, (where) => get(context, where));
      const problems = [];
      if (cold.some(({ status, headers }) => status !== 503 || !/retry-after:/i.test(headers)))
        problems.push({ text: 'pages that are not stored are not 503 with Retry-After' });
      if (probes[0].status !== 200) problems.push({ text: `/healthz ${probes[0].status}` });
      return { sent: `pages and probes with ${LIMIT}=${TINY_MB}`, answers: [...cold, ...probes], problems };
    },
  }),
];
