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
