import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { BuyButtonContext } from '@/components/catalog/card/buy-button';
import { emulateViewport } from '@/components/ui/testing';
import { bannersSchema, vitrineSchema } from '@/lib/platform/schemas/blocks';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { PLATFORM_RESPONSES } from '@/lib/platform/testing/fixtures';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { DeferredBanners, DeferredBlog, DeferredLaunches, DeferredPopular } from './deferred-sections';
import { STORE, wireBanner, wireBanners } from './testing';

/** Stands in for the add-to-cart button. */
function BuyButton({ label, productName }: { label: string; productName: string }) {
  return <button type="button">{`${label}: ${productName}`}</button>;
}

let toWire: Encode;

let wide = true;

/** The media query for a wide window; `queries` records all queries. */
class WideQuery extends EventTarget implements MediaQueryList {
  readonly media = '';
  onchange = null;
  get matches() {
    return wide;
  }
  addListener() {}
  removeListener() {}
}
const queries = new Set<WideQuery>();
let responses: Record<string, { status: number; body: unknown }> = {};
let requested: string[] = [];

beforeEach(() => {
  wide = true;
  responses = {};
  requested = [];
  queries.clear();
  emulateViewport();
  window.matchMedia = () => {
    const query = new WideQuery();
    queries.add(query);
    return query;
  };
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    requested.push(String(url));
    const { status, body } = responses[String(url).replace('/v2/front/', '')] ?? { status: 502, body: {} };
    return { ok: status === 200, status, json: async () => body } as Response;
  });
});

const fresh = (element: React.ReactNode) =>
  render(<SWRConfig value={{ provider: () => new Map() }}>{element}</SWRConfig>);

describe.each(PLATFORM_VARIANTS)('deferred sections, fed by $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  const origins = [STORE];
  const place = <p>espera</p>;

  test('HOME-07, CARD-17, CARD-18: five launches are shown under the platform’s heading, three in view, with arrows', async () => {
    const produtos = Array.from({ length: 8 }, (_, id) => wireProduct({ id: id + 1 }));
    responses['showcase/products/lancamentos?limit=5'] = {
      status: 200,
      body: vitrineSchema.parse(toWire({ vitrine: { id: '1', titulo: ' Chegou agora ' }, produtos })),
    };
    fresh(<DeferredLaunches limit={5} whatsapp="" fallback={place} />);
    expect(screen.getByText('espera')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Chegou agora' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect({ ...screen.getByRole('list', { name: 'Chegou agora' }).dataset }).toMatchObject({
      medium: '2',
      wide: '3',
    });
    expect(screen.getByRole('button', { name: 'Avançar em Chegou agora' })).not.toHaveAttribute(
      'aria-disabled',
    );
    expect(screen.queryByText('espera')).not.toBeInTheDocument();
  });

  test('CARD-07, CARD-08, CARD-17: three launches have no arrows, and a launch without options can be bought directly', async () => {
    const oneSize = { simples: { id: 4, nome: 'Tamanho', valores: [wireSize(9)] } };
    const produtos = [
      wireProduct({ id: 1, nome: 'Lume', atributos: oneSize }),
      wireProduct({ id: 2 }),
      wireProduct({ id: 3 }),
    ];
    responses['showcase/products/lancamentos?limit=5'] = {
      status: 200,
      body: vitrineSchema.parse(toWire({ vitrine: { id: '1', titulo: 'Novos' }, produtos })),
    };
    fresh(
      <BuyButtonContext value={BuyButton}>
        <DeferredLaunches limit={5} whatsapp="" fallback={place} />
      </BuyButtonContext>,
    );
    expect(await screen.findByRole('button', { name: 'Comprar: Lume' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Comprar / })).toHaveLength(2);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('HOME-20: the popular products of a category are shown once per model, with a link to all', async () => {
    const produtos = Array.from({ length: 4 }, (_, id) => wireProduct({ id: id + 1 }));
    responses['url/product/listing/category?offset=0&limit=12&url=%2F%C3%B3culos'] = {
      status: 200,
      body: listagemSchema.parse(
        toWire({ ...PLATFORM_RESPONSES['url/product/listing'], conteudo: { produtos } }),
      ),
    };
    fresh(
      <DeferredPopular title="Mais procurados" href="/%C3%B3culos" limit={12} whatsapp="" fallback={place} />,
    );
    expect(await screen.findByRole('heading', { name: 'Mais procurados' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/%C3%B3culos');
  });

  test('HOME-08, HOME-09, HOME-20, HOME-26: the shop-by-style section is a grid from 1024 px and a slider below', async () => {
    responses['showcase/banners/banners-home-estilos'] = {
      status: 200,
      body: bannersSchema.parse(toWire({ banners: { '1': wireBanner(1), '2': wireBanner(2), '3': null } })),
    };
    fresh(<DeferredBanners kind="styles" title="Formatos" storeOrigins={origins} fallback={place} />);
    expect(await screen.findByRole('link', { name: 'Título 1' })).toHaveAttribute('href', '/c/x1');
    expect(screen.queryByRole('list', { name: 'Formatos' })).not.toBeInTheDocument();
    wide = false;
    act(() => {
      for (const query of queries) query.dispatchEvent(new Event('change'));
    });
    expect(screen.getByRole('list', { name: 'Formatos' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('HOME-08, HOME-26: all trends are shown', async () => {
    responses['showcase/banners/banners-home-tendencias'] = {
      status: 200,
      body: bannersSchema.parse(toWire({ banners: wireBanners(5) })),
    };
    fresh(<DeferredBanners kind="trends" title="Tendências" storeOrigins={origins} fallback={place} />);
    expect(await screen.findByRole('heading', { name: 'Tendências' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  test('HOME-10, DATA-33: at most nine posts of the social feed are shown', async () => {
    responses['showcase/banners/banners-home-social'] = {
      status: 200,
      body: bannersSchema.parse(toWire({ banners: wireBanners(12) })),
    };
    fresh(<DeferredBanners kind="social" title="Vitrine" storeOrigins={origins} fallback={place} />);
    expect(await screen.findAllByRole('img')).toHaveLength(9);
    expect(screen.getAllByRole('img')[0]).toHaveAttribute('src', `${STORE}/m1.webp`);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/c/x1');
  });

  test('HOME-11, HOME-12: blog posts have title, excerpt and picture, with three or one in view', async () => {
    const post = (id: number) => ({
      id: String(id),
      link: `https://blog.example/${id}`,
      title: `Post ${id}`,
      excerpt: `Resumo ${id}`,
      image: `https://blog.example/${id}.webp`,
      alt: `Foto ${id}`,
    });
    responses['blog/posts'] = { status: 200, body: [post(1), post(2), post(3)] };
    fresh(<DeferredBlog title="Blog" fallback={place} />);
    expect(await screen.findByRole('link', { name: 'Post 1' })).toHaveAttribute(
      'href',
      'https://blog.example/1',
    );
    expect(screen.getByText('Resumo 2')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Foto 3' })).toHaveAttribute('src', 'https://blog.example/3.webp');
    expect({ ...screen.getByRole('list', { name: 'Blog' }).dataset }).toMatchObject({
      narrow: '1',
      wide: '3',
    });
  });

  test('HOME-13: without posts the blog section is hidden', async () => {
    responses['blog/posts'] = { status: 200, body: [] };
    const { container } = fresh(<DeferredBlog title="Blog" fallback={place} />);
    await act(async () => undefined);
    expect(container).toBeEmptyDOMElement();
  });

  test.each([
    ['launches', <DeferredLaunches key="l" limit={5} whatsapp="" fallback={place} />],
    ['styles', <DeferredBanners key="s" kind="styles" title="A" storeOrigins={[]} fallback={place} />],
    ['trends', <DeferredBanners key="t" kind="trends" title="A" storeOrigins={[]} fallback={place} />],
    ['social', <DeferredBanners key="f" kind="social" title="A" storeOrigins={[]} fallback={place} />],
    ['blog', <DeferredBlog key="b" title="A" fallback={place} />],
  ])('HOME-27, ERR-11: %s that cannot be read are hidden', async (_name, stage) => {
    const { container } = fresh(stage);
    await act(async () => undefined);
    expect(requested).toHaveLength(1);
    expect(container).toBeEmptyDOMElement();
  });
});
