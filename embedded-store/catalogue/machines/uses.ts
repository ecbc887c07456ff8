import type { Machine } from './machine';

const AT_WORK = ['Obra', 'Oficina'];

/** Uses of machines by the start of their category's path; the longest match applies. */
const USES_BY_CATEGORY: Record<string, string[]> = {
  '/ferramentas-eletricas': AT_WORK,
  '/geradores-e-motores': ['Campo', 'Obra'],
  '/geradores-e-motores/compressores': AT_WORK,
  '/limpeza': ['Casa e jardim', 'Oficina'],
  '/solda': ['Oficina'],
  '/jardim-e-floresta': ['Campo', 'Casa e jardim'],
  '/cercas': ['Campo'],
  '/cerca-eletrica': ['Campo'],
};

/** Exceptions by the name of a product's pictures. */
const EXCEPTIONS: Record<string, string[]> = {
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
  return EXCEPTIONS[foto] ?? USES_BY_CATEGORY[categoria] ?? USES_BY_CATEGORY[`/${parent}`] ?? [];
}
