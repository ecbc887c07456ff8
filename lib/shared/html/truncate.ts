/** Truncates a text to `max` characters, between words and with an ellipsis. */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const head = characters.slice(0, max - 1).join('');
  const lastBlank = head.lastIndexOf(' ');
  return `${head.slice(0, lastBlank > 0 ? lastBlank : head.length).replace(/[\s.,;:–-]+$/, '')}…`;
}

const PIECE = /<[^>]*>|[^<]+/g;
/** Matches a visible character; an entity counts as one. */
const CHARACTER = /&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);|./giu;
const OPENING = /^<[a-z]/i;

const markHidden = (text: string) => (text.trim() === '' ? text : `<span data-rest>${text}</span>`);

/**
 * End of the last whole word before `limit`, without trailing spaces or commas; `limit` itself if a single
 * word extends beyond it.
 */
function endOfWord(characters: readonly string[], limit: number): number {
  const isWithinWord = !/[\s.,;:!?)–-]/.test(characters[limit] ?? ' ');
  const head = characters.slice(0, limit);
  const lastBlank = isWithinWord ? head.findLastIndex((character) => /\s/.test(character)) : limit;
  if (lastBlank < 0) return limit;
  const end = head.slice(0, lastBlank).findLastIndex((character) => !/[\s.,;:–-]/.test(character));
  return end < 0 ? limit : end + 1;
}

/**
 * Marks everything after the last whole word of the first `visibleLength` characters with `data-rest`, which
 * a style sheet hides, and the place for the ellipsis with `data-cut`.
 * @param html sanitised: well-formed, without `<` or `>` in attribute values
 */
export function collapseHtml(html: string, visibleLength: number): string {
  let length = 0;
  return html.replace(/\s+/g, ' ').replace(PIECE, (piece) => {
    if (piece.startsWith('<')) {
      return length < visibleLength || !OPENING.test(piece)
        ? piece
        : piece.replace(/^<[^\s/>]+/, '$& data-rest');
    }
    if (piece === ' ' && length === 0) return piece;
    const characters = piece.match(CHARACTER) ?? [];
    const before = length;
    // A space between two blocks is not text.
    if (piece.trim() !== '') length += characters.length;
    if (before >= visibleLength) return markHidden(piece);
    if (length <= visibleLength) return piece;
    const at = endOfWord(characters, visibleLength - before);
    return `${characters.slice(0, at).join('')}<span data-cut></span>${markHidden(characters.slice(at).join(''))}`;
  });
}
