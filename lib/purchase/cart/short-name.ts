const MAX_NAME_LENGTH = 37;
const TRUNCATED_NAME_LENGTH = 45;

/**
 * Name of a line. As CART-12 demands, a name longer than 37 characters gets its first 45 and an ellipsis,
 * even if nothing is cut. A space before the ellipsis does not break, so that no line has only the ellipsis.
 */
export function shortName(nome: string): string {
  const characters = Array.from(nome);
  return characters.length > MAX_NAME_LENGTH
    ? `${characters.slice(0, TRUNCATED_NAME_LENGTH).join('').replace(/ $/, '\u00a0')}…`
    : nome;
}
