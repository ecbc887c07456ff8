import type { z } from 'zod';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { rotaHref } from '@/lib/catalog/hrefs';
import { BRANDS_PATH, menuIconUrl } from '@/lib/content/shell/menus';
import type { menuSchema } from '@/lib/platform/schemas/blocks';
import type { marcasSchema } from '@/lib/platform/schemas/product';
import styles from './menu-pictures.module.css';
import { onFirstUse } from './on-first-use';

/** Sets a picture as a property of an element once it has loaded, so that a missing one changes nothing. */
function showWhenLoaded(element: HTMLElement, property: string, url: string, onShown?: () => void): void {
  const image = new Image();
  image.onload = () => {
    element.style.setProperty(property, `url("${image.src}")`);
    onShown?.();
  };
  image.src = url;
}

/** The logos of the brands replace their names. */
async function showLogos(entry: Element): Promise<void> {
  const { marcas } = await fetchFromGateway<z.output<typeof marcasSchema>>('/v2/front/brands?ativo=true');
  const logos = new Map(marcas.map(({ rota, imagem }) => [rotaHref(rota), imagem]));
  for (const link of entry.querySelectorAll<HTMLElement>('li a')) {
    const logo = logos.get(link.getAttribute('href'));
    if (logo) showWhenLoaded(link, '--logo', logo);
  }
}

type Menu = z.output<typeof menuSchema>;

/** Link over the picture to the whole category `link`, which it opens without reloading the page. */
function pictureLink(link: HTMLAnchorElement): HTMLElement {
  const whole = document.createElement('a');
  whole.href = link.getAttribute('href') ?? '';
  whole.className = styles.whole ?? '';
  whole.textContent = `Ver tudo em ${link.textContent}`;
  whole.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.click();
  });
  return whole;
}

/** A category that has a picture in the menu of shapes shows it in its panel. */
async function showPicture(entry: Element, readMenu: () => Promise<Menu>): Promise<void> {
  const panel = entry.querySelector<HTMLElement>(':scope > div');
  const link = entry.querySelector('a');
  const { menu } = await readMenu();
  const item = menu.find(({ rota }) => rotaHref(rota) === link?.getAttribute('href'));
  const picture = item ? menuIconUrl({ icone: item.icone, svg: '' }) : '';
  if (!panel || !link || !picture) return;
  showWhenLoaded(panel, '--picture', picture, () => panel.append(pictureLink(link)));
}

/** Loads the pictures of each panel when it is first opened. */
export function showMenuPictures(menu: Element): void {
  menu.classList.add(styles.menu ?? '');
  let shapes: Promise<Menu> | undefined;
  const readMenu = () => (shapes ??= fetchFromGateway<Menu>('/v2/front/struct/menus/menu-oculos'));
  for (const entry of menu.querySelectorAll(':scope > ul > li:has(ul)')) {
    const show = entry.querySelector('a')?.getAttribute('href') === BRANDS_PATH ? showLogos : showPicture;
    onFirstUse(entry, () => void show(entry, readMenu).catch(console.warn));
  }
}
