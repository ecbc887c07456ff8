import { MAX_SENT_SIDE } from '../photo';

/** Size of a page in points, or of its drawing in px. */
type Size = { width: number; height: number };

export type PlacedPage = Size & {
  x: number;
  y: number;
  /** How many px of the sheet a point of the page takes. */
  scale: number;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const toPixels = (points: number, scale: number) => Math.max(1, Math.floor(points * scale));

/**
 * One sheet for all pages of a document, at one scale and as large as a prescription photo may be. The pages
 * are below each other, or side by side if that makes tall pages larger (LENS-23).
 * @param pages their sizes in points
 */
export function layOutSheet(pages: readonly Size[]): Size & { pages: PlacedPage[] } {
  const widths = pages.map(({ width }) => width);
  const heights = pages.map(({ height }) => height);
  const beneath = { width: Math.max(...widths), height: sum(heights) };
  const beside = { width: sum(widths), height: Math.max(...heights) };
  const longSide = ({ width, height }: Size) => Math.max(width, height);
  const isBeside = longSide(beside) < longSide(beneath);
  const sheet = isBeside ? beside : beneath;
  const scale = MAX_SENT_SIDE / longSide(sheet);
  let before = 0;
  const placed = pages.map((page) => {
    const size = { width: toPixels(page.width, scale), height: toPixels(page.height, scale) };
    const place = isBeside ? { x: before, y: 0 } : { x: 0, y: before };
    before += isBeside ? size.width : size.height;
    return { ...place, ...size, scale };
  });
  return {
    width: Math.max(...placed.map(({ x, width }) => x + width)),
    height: Math.max(...placed.map(({ y, height }) => y + height)),
    pages: placed,
  };
}
