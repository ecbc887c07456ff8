/** What an attribute without a name is called. */
const UNNAMED = 'Opção';

const FEMININE = /^(?:cor|lente|haste|base|fase|rede|flor)$|(?:a|gem|[çs]ão|dade)$/;
const MASCULINE = /^(?:dia|mapa)$|(?:[^ãa]o|ema|ama|[ts]or|il|el|ume)$/;

/** The article that goes with a Portuguese noun; `''` where its ending does not tell. */
function articleOf(noun: string): 'o' | 'a' | '' {
  if (MASCULINE.test(noun)) return 'o';
  return FEMININE.test(noun) ? 'a' : '';
}

/** Name of what has to be chosen, as the platform calls it: 'Tamanho', 'Voltagem' (PDP-48). */
export function attributeName(atributo: string): string {
  return atributo || UNNAMED;
}

/**
 * What a shopper is asked to choose, to stand after 'Escolha': 'o tamanho', 'a voltagem', and 'uma opção de …' where
 * the platform's word leaves its gender open (PDP-25, KIT-18).
 */
export function wantedChoice(atributo: string): string {
  if (atributo === '') return `uma ${UNNAMED.toLowerCase()}`;
  // Abbreviations keep their capitals.
  const isWord = atributo.slice(1) === atributo.slice(1).toLowerCase();
  const name = isWord ? atributo.toLowerCase() : atributo;
  const [noun = ''] = name.split(/[\s(]/, 1);
  const article = isWord ? articleOf(noun) : '';
  return article === '' ? `uma opção de ${name}` : `${article} ${name}`;
}
