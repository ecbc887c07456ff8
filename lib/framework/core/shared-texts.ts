/** A block of structured data, as components/seo/structured-data.tsx writes it. */
const BLOCK = /<script type="application\/ld\+json" id="([\w-]+)">([^<]*)<\/script>/g;

/** Where the script of the page's data starts. */
export const DATA_OPEN = '<script>self.__next_f.push([1,';

/**
 * An expression for the data script that reads the text of an element of the page, so that the text is not
 * repeated.
 */
const elementText = (id: string) => `"+document.getElementById("${id}").text+"`;
const ELEMENT_TEXT = /"\+document\.getElementById\("([\w-]+)"\)\.text\+"/g;

/** Characters that Next escapes in addition to JSON. */
const ESCAPED = /[&<>\u2028\u2029]/g;
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes a text for use inside a string of the page's data. */
export const escapeText = (text: string) =>
  JSON.stringify(text).slice(1, -1).replace(ESCAPED, escapeCharacter);

/** The text of each block with a unique name. */
function blocksOf(html: string): Map<string, string> {
  const blocks = [...html.matchAll(BLOCK)].map(([, id = '', text = '']) => [id, text] as const);
  return new Map(blocks.filter(([id]) => blocks.filter(([other]) => other === id).length === 1));
}

/**
 * Removes structured data from the page's data, where React repeats it: the script reads the text from its
 * element instead. Texts that are part of another row stay.
 * @param html with the page's data in one script
 */
export function shareTexts(html: string): string {
  const start = html.lastIndexOf(DATA_OPEN);
  let shared = html;
  for (const [id, text] of blocksOf(html)) {
    const row = `,${escapeText(text)}`;
    const at = shared.lastIndexOf(row);
    if (at > start) shared = `${shared.slice(0, at)},${elementText(id)}${shared.slice(at + row.length)}`;
  }
  return shared;
}

/**
 * The text of the page's data before `shareTexts`.
 * @param json the text from the script, as JSON
 */
export function restoreTexts(html: string, json: string): string {
  if (!json.includes('"+')) return json;
  const blocks = blocksOf(html);
  return json.replace(ELEMENT_TEXT, (reference, id) => {
    const text = blocks.get(id);
    return text === undefined ? reference : escapeText(text);
  });
}
