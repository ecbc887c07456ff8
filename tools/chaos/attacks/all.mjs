import { CliError } from '../../../scripts/lib/cli.mjs';
import { AROUND_ATTACKS } from './cases-around.mjs';
import { BODY_ATTACKS } from './cases-bodies.mjs';
import { CROWD_ATTACKS } from './cases-crowds.mjs';
import { GUARD_ATTACKS } from './cases-guard.mjs';
import { LIMIT_ATTACKS } from './cases-limits.mjs';
import { PHOTO_ATTACKS } from './cases-photos.mjs';
import { PLATFORM_ATTACKS } from './cases-platform.mjs';
import { PROTOCOL_ATTACKS } from './cases-protocol.mjs';
import { REDIS_ATTACKS } from './cases-redis.mjs';
import { TIME_ATTACKS } from './cases-time.mjs';
import { TRUST_ATTACKS } from './cases-trust.mjs';

/** In the order of a run: attacks that leave memory behind come last. */
export const ATTACKS = [
  ...PROTOCOL_ATTACKS,
  ...AROUND_ATTACKS,
  ...LIMIT_ATTACKS,
  ...TRUST_ATTACKS,
  ...CROWD_ATTACKS,
  ...GUARD_ATTACKS,
  ...PLATFORM_ATTACKS,
  ...REDIS_ATTACKS,
  ...TIME_ATTACKS,
  ...PHOTO_ATTACKS,
  ...BODY_ATTACKS,
];

/**
 * Those whose name begins with one of `names`; all without any.
 * @param {string[] | undefined} names
 * @throws CliError for a name that none has
 */
export function chosenAttacks(names) {
  if (names === undefined) return ATTACKS;
  const unknown = names.find((name) => !ATTACKS.some(({ id }) => id.startsWith(name)));
  if (unknown !== undefined) {
    throw new CliError(`There is no attack "${unknown}": take ${ATTACKS.map(({ id }) => id).join(', ')}.`);
  }
  return ATTACKS.filter(({ id }) => names.some((name) => id.startsWith(name)));
}
