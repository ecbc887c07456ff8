import { drawMenuShapes } from './draw-menu-shapes';
import { showMenuPictures } from './menu-pictures';

/** Adds drawings, logos and pictures to the menu on wide screens. */
export function drawMenu(menu: Element): void {
  drawMenuShapes(menu);
  showMenuPictures(menu);
}
