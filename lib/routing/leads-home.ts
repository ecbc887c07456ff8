import { mayEvaluate } from '@/lib/evaluation/server';
import type { Query } from '@/lib/listing/query';
import { matchRoute } from './route-table';

/** True for an address that is answered with the way home: the store evaluation without an open key (EVAL-02). */
export async function leadsHome(path: string, query: Query): Promise<boolean> {
  return matchRoute(path).screen === 'evaluation' && !(await mayEvaluate(query.key ?? ''));
}
