import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTempFolder } from '../../scripts/lib/cli.mjs';
import { chromiumPath } from '../../scripts/lib/system.mjs';

const execute = promisify(execFile);
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MIN_NODE = 22;
/** How fast pages are is measured by the benchmark, where nothing else runs. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const CHROME = ['--headless=new', '--no-sandbox', '--disable-gpu', '--enable-features=WebMCP'];
const KINDS = ['home', 'listing', 'product', 'kit', 'contact'];

/** Whether this Node.js runs Lighthouse. */
export const hasLighthouse = () => Number(process.versions.node.split('.')[0]) >= MIN_NODE;

/** Audits of a report that count and are not passed. */
function failedAudits({ categories, audits }, kind) {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .map(({ id }) => audits[id])
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
      )
      .map(({ id, title }) => ({ judge: 'lighthouse', kind, rule: id, text: title })),
  );
}

/** What Lighthouse, which npm fetches when it is first needed, finds on five kinds of page. */
export async function judgeWithLighthouse(base, pages) {
  const { folder, remove } = createTempFolder('lighthouse');
  const found = [];
  try {
    for (const [kind, address] of pages.filter(([kind]) => KINDS.includes(kind))) {
      const file = path.join(folder, `${kind}.json`);
      const options = [
        base + address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${CHROME.join(' ')}`,
      ];
      await execute('npm', ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', ...options], {
        cwd: folder,
        env: { ...process.env, CHROME_PATH: chromiumPath(process.env) },
      });
      found.push(...failedAudits(JSON.parse(fs.readFileSync(file, 'utf8')), kind));
    }
  } finally {
    remove();
  }
  return found;
}
