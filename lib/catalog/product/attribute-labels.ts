/** Name for an attribute that has none. */
const UNNAMED = 'Opção';

const FEMININE = /^(?:cor|lente|haste|base|fase|rede|flor)$|(?:a|gem|[çs]ão|dade)$/;
const MASCULINE = /^(?:dia|mapa)$|(?:[^ãa]o|ema|ama|[ts]or|il|el|ume)$/;

/** Article of a Portuguese noun, guessed from its ending; `''` if the ending does not reveal the gender. */
function articleOf(noun: string): 'o' | 'a' | '' {
  if (MASCULINE.test(noun)) return 'o';
  return FEMININE.test(noun) ? 'a' : '';
}

/** Display name of an attribute: 'Tamanho', 'Voltagem'. */
export function attributeName(atributo: string): string {
  return atributo || UNNAMED;
}

/**
 * Completes the sentence 'Escolha …' for an attribute: 'o tamanho', 'a voltagem', or 'uma opção de …' if the gender
 * of its name is unknown.
 */
export function choicePhrase(atributo: string): string {
  if (atributo === '') return `uma ${UNNAMED.toLowerCase()}`;
  // 'DNP' stays in capitals.
  const isWord = atributo.slice(1) === atributo.slice(1).toLowerCase();
  const name = isWord ? atributo.toLowerCase() : atributo;
  const [noun = ''] = name.split(/[\s(]/, 1);
  const article = isWord ? articleOf(noun) : '';
  return article === '' ? `uma opção de ${name}` : `${article} ${name}`;
}
