/** A glyph's path: absolute SVG commands M, L, H, V, A, C, S and Z. */
const TOKEN = /[MLHVACSZ]|-?(?:\d+\.?\d*|\.\d+)/g;

/** How each number of a command scales: by x, by y, or not at all (the flags and the rotation of an arc). */
const AXES: Record<string, string> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  A: 'xy---xy',
  C: 'xyxyxy',
  S: 'xyxy',
};

/** The path with its x coordinates scaled. Its strokes, unlike those of a transformed path, keep their width. */
export function widenPath(path: string, factor: number): string {
  let axes = '';
  let at = 0;
  return (path.match(TOKEN) ?? [])
    .map((token) => {
      if (/[A-Z]/.test(token)) {
        axes = AXES[token] ?? '';
        at = 0;
        return token;
      }
      const axis = axes[at++ % Math.max(1, axes.length)];
      return axis === 'x' ? String(Math.round(Number(token) * factor * 1000) / 1000) : token;
    })
    .join(' ');
}
