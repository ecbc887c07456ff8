import 'server-only';
import { type CallOptions, read } from '../http';
import { chaveAvaliacaoSchema } from '../schemas/avaliacao-loja';

/** Whether the platform takes a store evaluation under this key (API-28, EVAL-03). @throws StoreApiError */
export async function readEvaluationKey(key: string, options?: CallOptions): Promise<boolean> {
  const call = { path: `evaluations/store/add/${encodeURIComponent(key)}` };
  return (await read(chaveAvaliacaoSchema, call, options)).sucesso;
}
