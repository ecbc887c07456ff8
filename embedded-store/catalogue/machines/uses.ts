import type { Machine } from './machine';

const AT_WORK = ['Obra', 'Oficina'];

/** What things of a category are used for, by the beginning of its path; the longest that fits counts. */
const BY_CATEGORY: Record<string, string[]> = {
  '/ferramentas-eletricas': AT_WORK,
  '/geradores-e-motores': ['Campo', 'Obra'],
  '/geradores-e-motores/compressores': AT_WORK,
  '/limpeza': ['Casa e jardim', 'Oficina'],
  '/solda': ['Oficina'],
  '/jardim-e-floresta': ['Campo', 'Casa e jardim'],
  '/cercas': ['Campo'],
  '/cerca-eletrica': ['Campo'],
};

/** Those that are used for other things than their neighbours, by the name of their pictures. */
const OF_ITS_OWN: Record<string, string[]> = {
  'furadeira-650': ['Obra', 'Casa e jardim'],
  'parafusadeira-12': ['Oficina', 'Casa e jardim'],
  'eletrosserra-2000': ['Casa e jardim'],
  'lavadora-2500': ['Campo', 'Oficina'],
  'arame-galvanizado': ['Obra', 'Casa e jardim'],
  'tela-pinteiro': ['Casa e jardim'],
  'mourao-concreto': ['Obra', 'Casa e jardim'],
};

/** Values of the filter 'Uso' for a machine. */
export function usesOf({ foto, categoria }: Pick<Machine, 'foto' | 'categoria'>): string[] {
  const [, parent = ''] = categoria.split('/');
  return OF_ITS_OWN[foto] ?? BY_CATEGORY[categoria] ?? BY_CATEGORY[`/${parent}`] ?? [];
}
