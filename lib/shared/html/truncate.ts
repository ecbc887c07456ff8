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

/** End of the last whole word before `limit`, without trailing spaces or commas; 0 if the first word is longer. */
function endOfWord(characters: readonly string[], limit: number): number {
  const isWithinWord = !/[\s.,;:!?)–-]/.test(characters[limit] ?? ' ');
  const head = characters.slice(0, limit);
  const lastBlank = isWithinWord ? head.findLastIndex((character) => /\s/.test(character)) : limit;
  return (
    head.slice(0, Math.max(0, lastBlank)).findLastIndex((character) => !/[\s.,;:–-]/.test(character)) + 1
  );
}

/** A cut this near the end of a sentence or clause moves there. */
const NEAR = 20;

/** End of the last sentence or clause just before the end of a word; the end of the word itself without one. */
function endOfClause(characters: readonly string[], word: number): number {
  const ends = (character: string, index: number) =>
    index >= word - NEAR &&
    index <= word &&
    /[.,;:!?]/.test(character) &&
    /\s/.test(characters[index + 1] ?? ' ');
  const at = characters.slice(0, word + 1).findLastIndex(ends);
  if (at <= 0) return word;
  return /[.!?]/.test(characters[at] ?? '') ? at + 1 : at;
}

/**
 * Marks everything after the last whole word of the first `visibleLength` characters with `data-rest`, which
 * a style sheet hides, and the place for the ellipsis with `data-cut`: there is none after a whole sentence.
 * @param html sanitised: well-formed, without `<` or `>` in attribute values
 */
export function collapseHtml(html: string, visibleLength: number): string {
  let length = 0;
  let endsSentence = false;
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
    if (length <= visibleLength) {
      endsSentence = /[.!?]\s*$/.test(piece);
      return piece;
    }
    const limit = visibleLength - before;
    // Nothing else would be visible if the very first word is longer.
    const at = endOfClause(characters, endOfWord(characters, limit)) || (before === 0 ? limit : 0);
    const kept = characters.slice(0, at).join('');
    const isSentence = at === 0 ? endsSentence : /[.!?]$/.test(kept);
    return `${kept}${isSentence ? '' : '<span data-cut></span>'}${markHidden(characters.slice(at).join(''))}`;
  });
}
