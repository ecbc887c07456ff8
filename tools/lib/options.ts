import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CliError } from '../../scripts/lib/cli.mjs';
import { optionsOf } from '../tools.mjs';

/**
 * The options and arguments of the command line. tools.mjs lists the options of `tool`. In `values`, a flag
 * that is given is 'true'; `all` has all values of an option that may be repeated.
 * @throws CliError for an option that the tool does not have
 */
export function readOptions(tool: string) {
  const options: ParseArgsConfig['options'] = {};
  for (const { name, hasValue } of optionsOf(tool))
    options[name] = { type: hasValue ? 'string' : 'boolean', multiple: true };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const all: Record<string, string[] | undefined> = {};
    for (const [name, given] of Object.entries(values)) all[name] = [given].flat().map(String);
    const last = Object.entries(all).map(([name, given]) => [name, given?.at(-1)]);
    return { values: Object.fromEntries(last) as Record<string, string | undefined>, all, positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CliError(`${error.message}. npm run tools -- ${tool} --help lists the options.`);
  }
}

/** An address without a slash at its end. */
export const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** The address in a variable of the environment; undefined if it is not set. */
export const readAddress = (variable: string) => withoutSlash(process.env[variable] ?? '') || undefined;

/**
 * The names in `known` that `--only` selects; all of them without `--only`.
 * @throws CliError for another name
 */
export function readNames(tool: string, known: readonly string[]): readonly string[] {
  const names = readOptions(tool).values.only?.split(',') ?? known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new CliError(`--only takes ${known.join(', ')}, not "${unknown}".`);
  return names;
}

/**
 * The options of the command line that are numbers.
 * @throws CliError for a number that is not above 0
 */
export function readNumberOptions<Name extends string>(tool: string, defaults: Record<Name, number>) {
  const { values } = readOptions(tool);
  const numbers = { ...defaults };
  for (const name of Object.keys(defaults) as Name[]) {
    numbers[name] = Number(values[name] ?? defaults[name]);
    if (!(numbers[name] > 0)) throw new CliError(`--${name} must be a number above 0, not ${values[name]}.`);
  }
  return numbers;
}
