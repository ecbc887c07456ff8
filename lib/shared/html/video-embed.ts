const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'];
const VIMEO_HOSTS = ['vimeo.com', 'player.vimeo.com'];

/** Embed address of a YouTube or Vimeo video; null for anything else. */
export function videoEmbedUrl(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const host = hostname.replace(/^www\./, '');
  const segments = pathname.split('/').filter(Boolean);
  if (YOUTUBE_HOSTS.includes(host)) {
    const id = searchParams.get('v') ?? segments.at(-1) ?? '';
    // Stores no cookie before the shopper plays the video.
    return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
  }
  const id = segments.at(-1) ?? '';
  return VIMEO_HOSTS.includes(host) && /^\d{5,12}$/.test(id)
    ? `https://player.vimeo.com/video/${id}?dnt=1`
    : null;
}
