import { lensShape, outlineOf, scalePath } from '@/lib/catalog/product/lens-shapes';
import styles from './draw-menu-shapes.module.css';

/** Heights of a lens in a drawing of 64 by 32, so that flat shapes look flat. */
const HEIGHTS: Partial<Record<string, number>> = { retangular: 15, browline: 20, quadrado: 20, gatinho: 20 };
const DEFAULT_HEIGHT = 24;
const LENS_WIDTH = 25;

/** Drawing of a frame in this shape, as a URL; undefined for a name that is not a shape. */
export function shapeDrawing(name: string): string | undefined {
  const shape = lensShape(name);
  if (shape === undefined) return undefined;
  const { path, bridge } = outlineOf(shape);
  const height = HEIGHTS[shape] ?? DEFAULT_HEIGHT;
  const rounded = (length: number) => Math.round(length * 10) / 10;
  const y = (share: number) => rounded(16 + (share - 0.5) * height);
  const left = (share: number) => rounded(2 + share * LENS_WIDTH);
  const right = (share: number) => rounded(64 - left(share));
  const lenses = scalePath(path, left, y) + scalePath(path, right, y);
  const [at, top] = bridge;
  const join = `M${left(at)} ${y(top)}Q32 ${rounded(y(top) - 5)} ${right(at)} ${y(top)}`;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" fill="none" stroke="#000" stroke-width="2"><path d="${lenses}${join}"/></svg>`,
  )}`;
}

/** Adds a drawing to the menu entries named after frame shapes; the menu's styles show it. */
export function drawMenuShapes(menu: Element): void {
  menu.classList.add(styles.menu ?? '');
  for (const link of menu.querySelectorAll<HTMLElement>('li li li > a')) {
    const drawing = shapeDrawing(link.textContent ?? '');
    if (drawing && !link.querySelector('img')) link.style.setProperty('--drawing', `url("${drawing}")`);
  }
}
