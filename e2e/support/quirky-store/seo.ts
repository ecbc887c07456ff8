import { FOREIGN_HOST } from './catalogue';

type Tags = Record<string, string | null> | [];

/** Paths whose tags for search engines this shop keeps in a sorry state. */
export const ODD_TAGS = {
  missing: '/armacoes/adulto',
  hostile: '/solares/polarizados',
  endless: '/pagina/ajuda-e-suporte',
  hidden: '/marcas/norte',
} as const;

const HOSTILE = '</title><script>window.__xss=1</script> <b>Sol</b> & "mar"';

const ODD: Record<string, Tags> = {
  [ODD_TAGS.missing]: [],
  [ODD_TAGS.hostile]: {
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
  [ODD_TAGS.endless]: {
    title: 'troca '.repeat(20_000),
    description: 'devolução '.repeat(20_000),
    keywords: 'troca, '.repeat(20_000),
  },
  [ODD_TAGS.hidden]: { title: '', description: null, canonical: '', indexar: 'n' },
};

/** The odd tags of a path; undefined for the usual ones. */
export function oddSeo(path: string): Tags | undefined {
  return Object.hasOwn(ODD, path) ? ODD[path] : undefined;
}
