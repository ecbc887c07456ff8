import { execFile } from 'node:child_process';
import { ROOT } from '../../scripts/lib/cli.mjs';

const MAX_OUTPUT_BYTES = 50_000_000;

/** Runs npm on the shop's packages; resolves to its exit code and what it printed. @throws when it cannot be started */
export function runNpm(args) {
  return new Promise((resolve, reject) => {
    execFile('npm', args, { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES }, (error, output, problems) => {
      if (error !== null && typeof error.code !== 'number') reject(error);
      else resolve({ code: error?.code ?? 0, output, problems });
    });
  });
}
