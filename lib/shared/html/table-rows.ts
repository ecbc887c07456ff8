import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { limitMarkup } from './limit-markup';
import { htmlToText } from './sanitise';

const ROWS = { allowedTags: ['tr', 'th', 'td'], allowedAttributes: {}, nestingLimit: 40 };

/** The texts of the cells of every table row in HTML of the platform; merged cells are not repeated. */
export function tableRows(raw: string): string[][] {
  const [, ...rows] = sanitizeHtml(limitMarkup(raw), ROWS).split('<tr>');
  return rows.map((row) => {
    const [, ...cells] = row.split(/<t[hd]>/);
    return cells.map((cell) => htmlToText(cell));
  });
}
