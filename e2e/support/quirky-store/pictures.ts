import sharp from 'sharp';

/** Kinds of link-preview pictures, selected by the number at the end of a product's slug. */
const KINDS = [
  'none',
  'tall.jpg',
  'clear.png',
  'small.webp',
  'redirect.jpg',
  'page.jpg',
  'cut.jpg',
  'foreign.jpg',
];

const GLASSES =
  '<svg viewBox="0 0 4 3" width="400" height="300"><circle cx="1.3" cy="1.5" r=".7" fill="none" stroke="#333" stroke-width=".1"/><circle cx="2.7" cy="1.5" r=".7" fill="none" stroke="#333" stroke-width=".1"/></svg>';

/** A frame front with the dimensions in `MEASURED`: 138.4 mm wide, lenses of 52 by 41 mm, a bridge of 18 mm. */
const FRONT = `<svg viewBox="-20 -40 178.4 128" width="892" height="640">
  <rect x="-20" y="-40" width="178.4" height="128" fill="#fff"/>
  <g fill="none" stroke="#333" stroke-width="3">
    <rect x="8.2" y="3" width="52" height="41" rx="12"/><rect x="78.2" y="3" width="52" height="41" rx="12"/>
    <path d="M60.2 18q9-6 18 0M0 12h8.2M130.2 12h8.2"/>
  </g>
</svg>`;

/** The kind of picture for a product's slug. */
export function socialKind(slug: string): string {
  const number = Number(/-(\d+)$/.exec(slug)?.[1] ?? 0);
  return KINDS[number % KINDS.length] ?? 'none';
}

/**
 * Address of the link-preview picture of the page at `path`; '' for none. Some are on hosts from which the shop must
 * not fetch.
 */
export function socialAddress(path: string, foreignHost: string): string {
  const slug = /^\/([\w-]+)\.html$/.exec(path)?.[1];
  const kind = slug === undefined ? 'none' : socialKind(slug);
  if (kind === 'none') return '';
  return `${kind === 'foreign.jpg' ? foreignHost : ''}/upload/social/${kind}`;
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: Buffer.from(GLASSES), gravity: 'centre' },
  ]);

type Upload = { status: number; type: string; bytes: Buffer; location?: string };

/** The file at a path on the store's site; null if there is none. */
export async function photoAt(path: string): Promise<Upload | null> {
  const jpeg = (bytes: Buffer): Upload => ({ status: 200, type: 'image/jpeg', bytes });
  if (/^\/upload\/produto\/imagem\/\w+\.jpg$/.test(path))
    return jpeg(await sharp(Buffer.from(FRONT)).jpeg().toBuffer());
  switch (path) {
    case '/upload/og.jpg':
    case '/upload/social/tall.jpg':
      return jpeg(await photo(1800, 2600).jpeg().toBuffer());
    case '/upload/social/clear.png':
      return { status: 200, type: 'image/png', bytes: await sharp(Buffer.from(GLASSES)).png().toBuffer() };
    case '/upload/social/small.webp':
      return {
        status: 200,
        type: 'image/webp',
        bytes: await sharp(await photo(400, 300).png().toBuffer())
          .resize(160)
          .webp()
          .toBuffer(),
      };
    case '/upload/social/cut.jpg': {
      const whole = await photo(900, 900).jpeg().toBuffer();
      return jpeg(whole.subarray(0, whole.length / 2));
    }
    case '/upload/social/page.jpg':
      return jpeg(Buffer.from('<!doctype html><title>Entrar</title>'));
    case '/upload/social/redirect.jpg':
      return { ...jpeg(Buffer.alloc(0)), status: 302, location: 'http://169.254.169.254/latest/meta-data' };
    default:
      return null;
  }
}
