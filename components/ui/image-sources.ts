/** Addresses of one picture in the platform's four sizes; a size may be `''`. */
export type ImageFiles = { small: string; medium: string; big: string; zoom: string };

/** Width in px of each size, where the platform keeps them. */
const WIDTHS = { small: 160, medium: 455, big: 910, zoom: 1000 } as const;

/** `src` (the largest size up to big) and `srcset` of the sizes that exist; null when there is no picture. */
export function imageSources(files: ImageFiles | null): { src: string; srcSet: string | undefined } | null {
  if (files === null) return null;
  const src = files.big || files.medium || files.zoom || files.small;
  if (src === '') return null;
  const seen = new Set<string>();
  const candidates = (['small', 'medium', 'big', 'zoom'] as const).flatMap((size) => {
    const url = files[size];
    // Commas and blanks would break the list apart.
    if (url === '' || seen.has(url) || /[\s,]/.test(url)) return [];
    seen.add(url);
    return [`${url} ${WIDTHS[size]}w`];
  });
  return { src, srcSet: candidates.length > 1 ? candidates.join(', ') : undefined };
}
