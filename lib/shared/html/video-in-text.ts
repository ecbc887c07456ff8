import { videoEmbedUrl } from './video-embed';

/** Text of the link that replaces a frame with a video. */
export const FRAME_LINK = 'Ver o vídeo';

/** A paragraph that contains only a link or an address, the link instead of a frame, or a link in a sentence. */
const VIDEO_ADDRESS = new RegExp(
  [
    String.raw`<p>\s*(?:<a href="(?<link>[^"]+)"[^>]*>(?:(?!</a>).)*</a>|(?<plain>https?://[^\s<]+))\s*</p>`,
    `<a href="(?<frame>[^"]+)">${FRAME_LINK}</a>`,
    '<a href="(?<cited>[^"]+)"',
  ].join('|'),
  'gis',
);

function decodeAmpersands(href: string): string {
  return href.replaceAll('&amp;', '&');
}

/**
 * The first address of a video in a text as an embed URL, and the text without a paragraph that only contained it.
 * @param html sanitised HTML
 * @returns `embed` is null if no link can be embedded
 */
export function extractVideoLink(html: string): { embed: string | null; html: string } {
  for (const { 0: whole, groups = {} } of html.matchAll(VIDEO_ADDRESS)) {
    const { link, plain, frame, cited } = groups;
    const embed = videoEmbedUrl(decodeAmpersands(link ?? plain ?? frame ?? cited ?? ''));
    // A link inside a sentence stays there.
    if (embed !== null) return { embed, html: cited ? html : html.replace(whole, '').trim() };
  }
  return { embed: null, html };
}
