import { escapeXml } from './xml';

/** Lets browsers search the shop from their address bar (B27). */
export function openSearchDescription(shop: string, siteUrl: string): string {
  const template = `${siteUrl}/busca?busca={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(shop.slice(0, 16))}</ShortName>`,
    `<Description>${escapeXml(`Buscar produtos na ${shop}`)}</Description>`,
    '<Language>pt-BR</Language>',
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="32" height="32" type="image/x-icon">${escapeXml(siteUrl)}/favicon.ico</Image>`,
    `<Url type="text/html" method="get" template="${escapeXml(template)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
