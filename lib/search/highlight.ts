/** A piece of a name from its place `at` in it; `match` marks what the shopper wrote. */
export type Piece = { at: number; text: string; match: boolean };

/** Lower case without accents; every character keeps its place, so that positions hold in the original. */
function plain(text: string): string {
  return Array.from(text, (character) => {
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === character.length ? bare : character;
  }).join('');
}

/** Cuts `name` where words of `query` begin a word in it, whatever their case and accents (A2). */
export function highlight(name: string, query: string): Piece[] {
  const haystack = plain(name);
  const marks = new Array<boolean>(name.length).fill(false);
  for (const word of plain(query).split(/\s+/).filter(Boolean)) {
    for (let at = haystack.indexOf(word); at !== -1; at = haystack.indexOf(word, at + 1)) {
      const startsWord = at === 0 || !/[\p{L}\p{N}]/u.test(haystack.charAt(at - 1));
      if (startsWord) marks.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < name.length; at++) {
    const match = marks[at] === true;
    const last = pieces.at(-1);
    if (last?.match === match) last.text += name.charAt(at);
    else pieces.push({ at, text: name.charAt(at), match });
  }
  return pieces;
}
