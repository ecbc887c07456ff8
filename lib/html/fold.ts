const PIECE = /<[^>]*>|[^<]+/g;
/** A character as the shopper counts: an entity is one. */
const CHARACTER = /&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);|./giu;
const OPENING = /^<[a-z]/i;

const rest = (text: string) => (text.trim() === '' ? text : `<span data-rest>${text}</span>`);

/**
 * Marks what follows the first `visible` characters of a text with `data-rest`, so that a style sheet can hide
 * it and the text stands in the page once (LIST-10). `data-cut` marks the place of the ellipsis.
 * @param html sanitised: well-formed, without `<` or `>` in attribute values
 */
export function foldHtml(html: string, visible: number): string {
  let length = 0;
  return html.replace(/\s+/g, ' ').replace(PIECE, (piece) => {
    if (piece.startsWith('<')) {
      return length < visible || !OPENING.test(piece) ? piece : piece.replace(/^<[^\s/>]+/, '$& data-rest');
    }
    if (piece === ' ' && length === 0) return piece;
    const characters = piece.match(CHARACTER) ?? [];
    const before = length;
    // A blank between two blocks is layout, not text.
    if (piece.trim() !== '') length += characters.length;
    if (before >= visible) return rest(piece);
    if (length <= visible) return piece;
    const at = visible - before;
    return `${characters.slice(0, at).join('')}<span data-cut></span>${rest(characters.slice(at).join(''))}`;
  });
}
