/** Characters with a meaning in Markdown, to be escaped in texts of the platform. */
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

/** A table; null without rows. Cells must be Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string | null {
  if (rows.length === 0) return null;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A document of parts; null and empty ones are dropped. */
export const documentOf = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`;

/** A list; null if it is empty. Items must be Markdown. */
export const list = (items: readonly string[]): string | null =>
  items.length === 0 ? null : items.map((item) => `- ${item}`).join('\n');

/** A section; null if there is nothing below its heading. */
export const section = (title: string, content: string | null): string | null =>
  content === null || content === '' ? null : `## ${escapeText(title)}\n\n${content}`;
