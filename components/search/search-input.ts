/**
 * Attributes of every search field. The browser's own checks keep empty and blank text back (SEARCH-02), so a form
 * to /busca needs no script (SEARCH-03).
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
