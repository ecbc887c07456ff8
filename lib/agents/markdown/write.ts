/** Characters that begin something in Markdown; texts of the platform must not. */
const SPECIAL = /[\\`*_[\]<>|#]/g;

/** Plain text on one line, safe anywhere in a document. */
export const escapeText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SPECIAL, (character) => `\\${character}`);

/** @param url absolute */
export const link = (label: string, url: string): string =>
  `[${escapeText(label)}](${url.replace(/[()\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;

/** A table; null for one without rows. Cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string | null {
  if (rows.length === 0) return null;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A document of its parts; those that are null or empty are left out. */
export const documentOf = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`;

/** A list; null for an empty one. Items are Markdown already. */
export const list = (items: readonly string[]): string | null =>
  items.length === 0 ? null : items.map((item) => `- ${item}`).join('\n');

/** A section; null when there is nothing below its heading. */
export const section = (title: string, content: string | null): string | null =>
  content === null || content === '' ? null : `## ${escapeText(title)}\n\n${content}`;
