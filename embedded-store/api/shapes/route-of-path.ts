import { resolveUrl } from '../../catalogue/resolve-url';
import type { StoreContext } from '../../context';
import { categoryParams, type Linked } from '../../urls';

/** Route and url of any shop path, as menus link it. */
export async function linkTo(ctx: StoreContext, path: string): Promise<Linked> {
  const target = await resolveUrl(ctx, path);
  const segments = path.slice(1).split('/');
  const [first = '', second = '', ...rest] = segments;
  switch (target?.nivel) {
    case 'product/listing/category':
      return ctx.urls.link(target.nivel, path, categoryParams(segments));
    case 'product/listing/brand':
      return ctx.urls.link(target.nivel, path, { marca: second, ...categoryParams(rest) });
    case 'product/listing/landing-page':
      return ctx.urls.link(target.nivel, path, { landingPage: second, ...categoryParams(rest) });
    case 'page':
      return pageLink(ctx, path);
    default:
      return ctx.urls.link(target?.nivel ?? first, path, {});
  }
}

/** Route and url of an institutional page. */
export function pageLink({ urls }: StoreContext, path: string): Linked {
  const [first = '', pagina = '', nivel2] = path.slice(1).split('/');
  if (first !== 'pagina') return urls.link(first === 'marcas' ? 'brands' : first, path, {});
  return urls.link('page', path, { pagina, ...(nivel2 ? { paginaNivel2: nivel2 } : {}) });
}
