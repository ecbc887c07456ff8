import { execFile } from 'node:child_process';
import { ROOT } from '../../scripts/lib/cli.mjs';

const MAX_OUTPUT_BYTES = 50_000_000;

/** Runs npm on the shop's packages; resolves to its exit code and what it printed. @throws when it cannot be started */
export function runNpm(args: string[]): Promise<{ code: number; output: string; problems: string }> {
  return new Promise((resolve, reject) => {
    execFile('npm', args, { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES }, (error, output, problems) => {
      const code = error === null ? 0 : error.code;
      if (typeof code === 'number') resolve({ code, output, problems });
      else reject(error);
    });
  });
}
