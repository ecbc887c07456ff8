import { videoEmbedUrl } from '@/lib/shared/html/video-embed';

/** A paragraph that is nothing but a link, or a bare link. */
const LINK_ELEMENT = /<p>\s*<a href="([^"]+)"[^>]*>[^<]*<\/a>\s*<\/p>|<a href="([^"]+)"[^>]*>[^<]*<\/a>/gi;

function decodeAmpersands(href: string): string {
  return href.replaceAll('&amp;', '&');
}

/**
 * The first link to a video in a text, as an embed URL, and the text without the paragraph that held only
 * that link.
 * @param html sanitised HTML; `embed` is null when no link can be embedded
 */
export function extractVideoLink(html: string): { embed: string | null; html: string } {
  for (const match of html.matchAll(LINK_ELEMENT)) {
    const embed = videoEmbedUrl(decodeAmpersands(match[1] ?? match[2] ?? ''));
    // Within a sentence the link stays.
    if (embed !== null) return { embed, html: match[1] ? html.replace(match[0], '').trim() : html };
  }
  return { embed: null, html };
}
