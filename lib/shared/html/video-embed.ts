import { completeAddress } from '@/lib/shared/typed-address';

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'];
const VIMEO_HOSTS = ['vimeo.com', 'player.vimeo.com'];

/** Embed address of a YouTube or Vimeo video; null for anything else. */
export function videoEmbedUrl(typed: string): string | null {
  const url = completeAddress(typed);
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
