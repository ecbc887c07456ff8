import 'server-only';
import TurndownService from 'turndown';
import { storeAddresses } from '@/lib/catalog/store-addresses';
import { sanitiseHtml } from '@/lib/shared/html/sanitise';

const WHITESPACE = /\s+/g;

function createService(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });
  // Tables row by row; pages use them for measurements and delivery times.
  service.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) => ` ${content.trim().replace(WHITESPACE, ' ').replaceAll('|', '\\|')} |`,
  });
  service.addRule('row', {
    filter: 'tr',
    replacement(content, node) {
      const isFirst = node.previousSibling === null && node.parentNode?.nodeName !== 'TFOOT';
      const isHead =
        isFirst && (node.parentNode?.nodeName === 'THEAD' || node.parentNode?.previousSibling === null);
      const cells = content.match(/(?<!\\)\|/g)?.length ?? 0;
      return `|${content}\n${isHead ? `|${' --- |'.repeat(cells)}\n` : ''}`;
    },
  });
  // Head and body are separate blocks, but an empty line between rows would end the table.
  service.addRule('table', {
    filter: 'table',
    replacement: (content) => `\n\n${content.trim().replace(/\|\n+\|/g, '|\n|')}\n\n`,
  });
  // Pictures in a text are only decoration in Markdown.
  service.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => ('getAttribute' in node ? node.getAttribute('alt') : '') ?? '',
  });
  return service;
}

let service: TurndownService | undefined;

/** The platform's HTML as Markdown, with its links as absolute addresses of this shop. */
export function richText(html: string, siteUrl: string): string {
  service ??= createService();
  return service
    .turndown(sanitiseHtml(html, storeAddresses()))
    .replace(/\]\(\/(?!\/)/g, `](${siteUrl}/`)
    .trim();
}
