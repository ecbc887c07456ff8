import { videoEmbed } from '@/lib/product/video';

/** A paragraph, or a bare anchor, that is nothing but a link to a film. */
const LINE = /<p>\s*<a href="([^"]+)"[^>]*>[^<]*<\/a>\s*<\/p>|<a href="([^"]+)"[^>]*>[^<]*<\/a>/gi;

function decoded(href: string): string {
  return href.replaceAll('&amp;', '&');
}

/**
 * The first link to a film in a text, in the form that a frame embeds, and the text without a paragraph that
 * is nothing else (INST-19).
 * @param html sanitised HTML; `embed` is null when it links no film that can be embedded
 */
export function takeVideoLink(html: string): { embed: string | null; html: string } {
  for (const match of html.matchAll(LINE)) {
    const embed = videoEmbed(decoded(match[1] ?? match[2] ?? ''));
    // A link inside a sentence stays: the sentence needs it.
    if (embed !== null) return { embed, html: match[1] ? html.replace(match[0], '').trim() : html };
  }
  return { embed: null, html };
}
