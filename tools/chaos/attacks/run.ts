import { CliError, formatDuration, log } from '../../../scripts/lib/cli.mjs';
import { describeMachine } from '../../../scripts/lib/system.mjs';
import { readOptions } from '../../lib/options';
import { chosenFloods } from './floods';
import { measureFlood } from './measure';
import { startVictim } from './victim';

/** `npm run tools -- chaos --only=attacks`; resolves to the code to exit with. */
export async function runAttacks() {
  const { attack: names, through = 'direct' } = readOptions('chaos').values;
  if (through !== 'direct' && through !== 'nginx') throw new CliError('--through must be direct or nginx.');
  const floods = chosenFloods(names?.split(','));
  const started = Date.now();
  const victim = await startVictim({ through });
  let failing = 0;
  try {
    for (const flood of floods) {
      const { problems, figures } = await measureFlood(flood, victim);
      if (problems.length > 0) failing += 1;
      log(`${problems.length > 0 ? 'fails' : 'holds'} ${flood.id}: ${flood.count} × ${flood.what}`);
      for (const line of [figures, ...problems]) log(`    ${line}`);
    }
  } finally {
    await victim.stop();
  }
  const took = formatDuration(Date.now() - started);
  log(`${floods.length} floods, ${through}, ${failing} failing, ${took}, ${describeMachine()}`);
  return failing > 0 ? 1 : 0;
}
