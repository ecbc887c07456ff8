import 'server-only';
import { Agent } from 'undici';
import { CONNECT_MS } from '@/lib/config/time-limits';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { MAX_RESPONSE_BYTES } from './json';

/** Groups of calls with separate sockets, so that a hanging group does not block the others. */
export type PoolName = 'reads' | 'writes' | 'agents' | 'thirdParties';

const platformOptions = {
  connect: { timeout: CONNECT_MS.platform },
  keepAliveTimeout: 4_000,
  maxResponseSize: MAX_RESPONSE_BYTES,
};

// `connections` applies per origin. Calls beyond it wait, within their own deadline.
function createPools(): Record<PoolName, Agent> {
  return {
    reads: new Agent({ ...platformOptions, connections: 48 }),
    writes: new Agent({ ...platformOptions, connections: 16 }),
    agents: new Agent({ ...platformOptions, connections: 16 }),
    thirdParties: new Agent({
      connect: { timeout: CONNECT_MS.thirdParty },
      connections: 8,
      maxResponseSize: 1_000_000,
    }),
  };
}

/** The process's connection pool for a group of calls. */
export function poolFor(name: PoolName): Agent {
  return globalSingleton('connection-pools', createPools)[name];
}
