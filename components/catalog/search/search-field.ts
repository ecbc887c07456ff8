/** Id of the box with the header's search field. */
export const SEARCH_BOX_ID = 'busca-do-topo';

/**
 * Attributes of every search field. The browser's validation rejects blank text, so a form to /busca needs no
 * JavaScript.
 */
export const searchInput = {
  type: 'search',
  name: 'busca',
  placeholder: 'Marca, modelo ou cor',
  title: 'Escreva o que você procura',
  'aria-label': 'Buscar na loja',
  autoComplete: 'off',
  enterKeyHint: 'search',
  maxLength: 100,
  pattern: '.*\\S.*',
  required: true,
} as const;
