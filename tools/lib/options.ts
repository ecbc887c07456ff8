import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CliError } from '../../scripts/lib/cli.mjs';

/**
 * The options and arguments of the command line.
 * @throws CliError for an option that the tool does not have
 */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  tool: string,
  options: T,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CliError(`${error.message}. npm run tools -- ${tool} --help lists the options.`);
  }
}

type Numbers<Name extends string> = Record<Name, number>;

/**
 * The numbers of the command line.
 * @param limits the most of some of them
 * @throws CliError for what is not above 0 or too much
 */
export function readNumberOptions<Name extends string>(
  tool: string,
  defaults: Numbers<Name>,
  limits: Partial<Numbers<Name>> = {},
): Numbers<Name> {
  const names = Object.keys(defaults) as Name[];
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const));
  const values: Record<string, string | undefined> = readOptions(tool, texts).values;
  const numbers = { ...defaults };
  for (const name of names) {
    const value = Number(values[name] ?? defaults[name]);
    const max = limits[name] ?? Number.POSITIVE_INFINITY;
    if (!(value > 0 && value <= max)) {
      const atMost = Number.isFinite(max) ? ` and at most ${max}` : '';
      throw new CliError(`--${name} must be a number above 0${atMost}, not ${values[name]}.`);
    }
    numbers[name] = value;
  }
  return numbers;
}
