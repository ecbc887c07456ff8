import { parseArgs } from 'node:util';
import { CliError } from '../../scripts/lib/cli.mjs';

/**
 * The numbers of the command line, and the file of `--report=FILE`.
 * @param defaults by name of option
 * @param limits the most of some of them
 * @throws CliError for what is not above 0 or too much
 */
export function readNumberOptions(defaults, limits = {}) {
  const numbers = Object.entries(defaults);
  const options = Object.fromEntries(
    numbers.map(([name, value]) => [name, { type: 'string', default: String(value) }]),
  );
  const { report, ...texts } = parseArgs({ options: { ...options, report: { type: 'string' } } }).values;
  const parsed = Object.entries(texts).map(([name, text]) => {
    const value = Number(text);
    const max = limits[name];
    if (!(value > 0 && value <= (max ?? Number.POSITIVE_INFINITY))) {
      const atMost = max === undefined ? '' : ` and at most ${max}`;
      throw new CliError(`--${name} must be a number above 0${atMost}, not ${text}.`);
    }
    return [name, value];
  });
  return { report, ...Object.fromEntries(parsed) };
}
