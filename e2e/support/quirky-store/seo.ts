import { FOREIGN_HOST } from './catalogue';

type SeoFields = Record<string, string | null> | [];

/** Paths with malformed SEO fields. */
export const MALFORMED_SEO = {
  missing: '/armacoes/adulto',
  hostile: '/solares/polarizados',
  endless: '/pagina/ajuda-e-suporte',
  hidden: '/marcas/norte',
} as const;

const HOSTILE = '</title><script>window.__xss=1</script> <b>Sol</b> & "mar"';

const SEO_BY_PATH: Record<string, SeoFields> = {
  [MALFORMED_SEO.missing]: [],
  [MALFORMED_SEO.hostile]: {
    title: HOSTILE,
    description: HOSTILE,
    keywords: HOSTILE,
    titleSocial: HOSTILE,
    descriptionSocial: HOSTILE,
    canonical: `${FOREIGN_HOST}/solares/polarizados/`,
    indexar: null,
    openGraphUrlImagem: '/upload/og.jpg',
    twitterUrlImagem: 'javascript:window.__xss=1',
  },
  [MALFORMED_SEO.endless]: {
    title: 'troca '.repeat(20_000),
    description: 'devolução '.repeat(20_000),
    keywords: 'troca, '.repeat(20_000),
  },
  [MALFORMED_SEO.hidden]: { title: '', description: null, canonical: '', indexar: 'n' },
};

/** The malformed SEO fields of a path; undefined for others. */
export function malformedSeo(path: string): SeoFields | undefined {
  return Object.hasOwn(SEO_BY_PATH, path) ? SEO_BY_PATH[path] : undefined;
}
