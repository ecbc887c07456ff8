import { waitFor } from '@testing-library/react';
import { drawMenuShapes, shapeDrawing } from './draw-menu-shapes';
import { drawMenuOnUse, drawSideMenuOnUse } from './shell-extras';

jest.mock('./menu-pictures', () => ({ showMenuPictures: jest.fn() }));

test('HEAD-12: menu entries named after a frame shape, singular or plural, get a drawing of it', () => {
  document.body.innerHTML = `<nav><ul><li><a href="/marcas">Redondo</a><ul>
    <li><a href="/a">Femininos</a><ul><li><a href="/b">Redondos</a></li><li><a href="/c">Multifocais</a></li></ul></li>
  </ul></li></ul></nav>`;
  const menu = document.querySelector('nav') as Element;
  drawMenuShapes(menu);
  const drawn = [...menu.querySelectorAll<HTMLElement>('a')].filter(({ style }) =>
    style.getPropertyValue('--drawing').startsWith('url("data:image/svg+xml,'),
  );
  expect(drawn.map(({ textContent }) => textContent)).toEqual(['Redondos']);
});

test('the drawing has two mirrored lenses and a bridge between them', () => {
  const [, markup = ''] = (shapeDrawing('Quadrado') ?? '').split(',');
  const path = /path d="([^"]+)"/.exec(decodeURIComponent(markup))?.[1] ?? '';
  expect(path.match(/M/g)).toHaveLength(3);
  const xs = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect(Math.min(...xs)).toBe(2);
  expect(Math.max(...xs)).toBe(62);
  expect(shapeDrawing('Femininos')).toBeUndefined();
});

test('HEAD-12: a menu that was opened before this code loaded gets its drawings too', async () => {
  document.body.innerHTML = `<header><nav><ul><li><a href="/oculos">Óculos</a><ul>
    <li><a href="/a">Femininos</a><ul><li><a href="/b">Redondo</a></li></ul></li>
  </ul></li></ul></nav></header>`;
  const [entry, , shape] = document.querySelectorAll('a');
  entry?.focus();
  const stop = drawMenuOnUse();
  await waitFor(() => expect(shape?.style.getPropertyValue('--drawing')).toContain('data:image/svg+xml'));
  stop();
});

test('HEAD-12: the shapes in the side menu get a drawing when their group opens', async () => {
  document.body.innerHTML = `<dialog open><nav><ul><li><details name="menu-lateral" open><ul>
    <li><details name="menu-lateral-grupo" open><ul><li><a href="/a">Redondo</a></li></ul></details></li>
  </ul></details></li></ul></nav></dialog>`;
  const stop = drawSideMenuOnUse();
  document.querySelector('details details')?.dispatchEvent(new Event('toggle'));
  const drawing = () => document.querySelector('a')?.style.getPropertyValue('--drawing');
  await waitFor(() => expect(drawing()).toContain('data:image/svg+xml'));
  stop();
});
