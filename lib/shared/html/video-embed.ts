const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'];
const VIMEO_HOSTS = ['vimeo.com', 'player.vimeo.com'];

/** The start of an address as people write it: '//www.youtube.com/' or 'youtu.be/'. */
const WITHOUT_PROTOCOL = /^(?:\/\/)?(?=[\w-]+(?:\.[\w-]+)+\/)/;

/** Embed address of a YouTube or Vimeo video; null for anything else. */
export function videoEmbedUrl(written: string): string | null {
  const url = written.trim().replace(WITHOUT_PROTOCOL, 'https://');
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const host = hostname.replace(/^www\./, '');
  const segments = pathname.split('/').filter(Boolean);
  if (YOUTUBE_HOSTS.includes(host)) {
    const id = youTubeId(host, segments, searchParams);
    // This host stores no cookie before the shopper plays the video.
    return /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
  }
  return VIMEO_HOSTS.includes(host) ? vimeoEmbedUrl(segments, searchParams.get('h')) : null;
}

/** The player of a video; an unlisted one needs its key, which follows the id: '/76979871/abcdef1234'. */
function vimeoEmbedUrl(segments: string[], h: string | null): string | null {
  const [last = '', before = ''] = segments.toReversed();
  const isUnlisted = /^\d{5,12}$/.test(before) && /^[\da-f]{6,20}$/i.test(last);
  const [id, key] = isUnlisted ? [before, last] : [last, h ?? ''];
  if (!/^\d{5,12}$/.test(id)) return null;
  return `https://player.vimeo.com/video/${id}?${/^[\da-f]{6,20}$/i.test(key) ? `h=${key}&` : ''}dnt=1`;
}

/** The first segment of addresses of a video; other addresses are those of channels and lists. */
const YOUTUBE_VIDEO = /^(?:embed|live|shorts|v)$/;

function youTubeId(host: string, [first = '', second = '']: string[], query: URLSearchParams): string {
  if (host === 'youtu.be') return first;
  return first === 'watch' ? (query.get('v') ?? '') : YOUTUBE_VIDEO.test(first) ? second : '';
}

/** A paragraph that contains only a link, or a bare link. */
const LINK_ELEMENT = /<p>\s*<a href="([^"]+)"[^>]*>[^<]*<\/a>\s*<\/p>|<a href="([^"]+)"[^>]*>[^<]*<\/a>/gi;

function decodeAmpersands(href: string): string {
  return href.replaceAll('&amp;', '&');
}

/**
 * The first link to a video in a text as an embed URL, and the text without a paragraph that only contained
 * this link.
 * @param html sanitised HTML
 * @returns `embed` is null if no link can be embedded
 */
export function extractVideoLink(html: string): { embed: string | null; html: string } {
  for (const match of html.matchAll(LINK_ELEMENT)) {
    const embed = videoEmbedUrl(decodeAmpersands(match[1] ?? match[2] ?? ''));
    // A link inside a sentence stays there.
    if (embed !== null) return { embed, html: match[1] ? html.replace(match[0], '').trim() : html };
  }
  return { embed: null, html };
}
