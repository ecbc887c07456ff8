import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { emulateViewport } from '@/components/ui/testing-screen';
import { plainBanners } from '@/lib/home/stage-banners';
import { wireProduct } from '@/lib/product/testing';
import { bannersSchema, vitrineSchema } from '@/lib/store-api/schemas/vitrine';
import { MAQUINAS } from '@/lib/storefront/maquinas';
import { OCULOS } from '@/lib/storefront/oculos';
import { BannerSlider } from './banner-slider';
import { BrandBanners } from './brand-banners';
import { BrandStrip } from './brand-strip';
import { FeaturedCategories } from './featured-categories';
import { LaterBanners, LaterBlog, LaterLaunches } from './later-stages';
import { PitchBar } from './pitch-bar';
import { TrustSeals } from './trust-seals';

const STORE = 'https://www.loja.example';

const wireBanner = (id: number, more: object = {}) => ({
  id,
  nome: `Campanha ${id}`,
  alt: '',
  dataInicial: '2026-01-05',
  dimensoes: {
    desktop: { imagem: `${STORE}/d${id}.webp`, link: `${STORE}/c/x${id}`, parametrosAdicionais: [] },
    mobile: { image: `${STORE}/m${id}.webp`, link: '', parametrosAdicionais: { title: ` Título ${id} ` } },
  },
  ...more,
});
const wireBanners = (count: number) => Array.from({ length: count }, (_, index) => wireBanner(index + 1));
const bannersOf = (count: number) =>
  plainBanners(bannersSchema.parse({ banners: wireBanners(count) }).banners, [STORE]);

let wide = true;
let still = false;
const queryListeners = new Set<() => void>();
let answers: Record<string, { status: number; body: unknown }> = {};
let asked: string[] = [];

beforeEach(() => {
  wide = true;
  still = false;
  answers = {};
  asked = [];
  queryListeners.clear();
  emulateViewport();
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('reduced-motion') ? still : wide;
    },
    addEventListener: (_type: string, listener: () => void) => queryListeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => queryListeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    asked.push(String(url));
    const { status, body } = answers[String(url).replace('/v2/front/', '')] ?? { status: 502, body: {} };
    return { ok: status === 200, status, json: async () => body } as Response;
  });
});
afterEach(() => jest.useRealTimers());

const fresh = (element: React.ReactNode) =>
  render(<SWRConfig value={{ provider: () => new Map() }}>{element}</SWRConfig>);

describe('main banner', () => {
  /** jsdom lays nothing out: the track is 1000 px wide and moves when told. */
  function slider(count: number) {
    render(<BannerSlider banners={bannersOf(count)} />);
    const stage = screen.getByRole('region', { name: 'Campanhas' });
    const track = within(stage).getByRole('list');
    Object.defineProperty(track, 'clientWidth', { value: 1_000 });
    track.scrollTo = ((to: ScrollToOptions) => {
      track.scrollLeft = to.left ?? 0;
      fireEvent.scroll(track);
    }) as typeof track.scrollTo;
    return { stage, track };
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('HOME-02, HOME-04: a slide per banner, its picture switched at 720 px, in the sizes of the spec', () => {
    const { stage } = slider(3);
    expect(within(stage).getAllByRole('listitem')).toHaveLength(3);
    const [image] = within(stage).getAllByRole('img');
    expect(image).toHaveAttribute('width', '1920');
    expect(image).toHaveAttribute('height', '400');
    const source = stage.querySelector('source');
    expect(source).toHaveAttribute('media', '(width <= 720px)');
    expect(source).toHaveAttribute('width', '720');
    expect(source).toHaveAttribute('height', '550');
    expect(source).toHaveAttribute('srcset', `${STORE}/m1.webp`);
    expect(within(stage).getAllByRole('link')[0]).toHaveAttribute('href', '/c/x1');
  });

  test('HOME-03, CONST-18: the next slide comes after six seconds, the first one after the last', async () => {
    jest.useFakeTimers();
    const { track } = slider(2);
    await pass(5_900);
    expect(track.scrollLeft).toBe(0);
    await pass(800);
    expect(track.scrollLeft).toBe(1_000);
    await pass(6_000);
    expect(track.scrollLeft).toBe(0);
  });

  test('HOME-03, A28: the pause button stops it, and starts it again', async () => {
    jest.useFakeTimers();
    const { track } = slider(2);
    fireEvent.click(screen.getByRole('button', { name: 'Pausar as campanhas' }));
    await pass(20_000);
    expect(track.scrollLeft).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Passar as campanhas' }));
    await pass(6_700);
    expect(track.scrollLeft).toBe(1_000);
  });

  test('HOME-03: it rests under pointer and focus, and ends when the shopper turns a slide', async () => {
    jest.useFakeTimers();
    const { track } = slider(3);
    fireEvent.pointerEnter(track);
    await pass(12_000);
    expect(track.scrollLeft).toBe(0);
    fireEvent.pointerLeave(track);
    fireEvent.focusIn(track);
    await pass(12_000);
    expect(track.scrollLeft).toBe(0);
    fireEvent.focusOut(track);
    fireEvent.click(screen.getByRole('button', { name: 'Campanha 3 de 3' }));
    await pass(600);
    expect(track.scrollLeft).toBe(2_000);
    expect(screen.getByRole('button', { name: 'Campanha 3 de 3' })).toHaveAttribute('aria-current', 'true');
    await pass(12_000);
    expect(track.scrollLeft).toBe(2_000);
  });

  test('HOME-03: nothing moves on its own for those who want no motion', async () => {
    jest.useFakeTimers();
    still = true;
    const { track } = slider(2);
    await pass(20_000);
    expect(track.scrollLeft).toBe(0);
    expect(screen.getByRole('button', { name: 'Passar as campanhas' })).toBeInTheDocument();
  });

  test('HOME-02: one banner alone needs no controls', () => {
    slider(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('brands', () => {
  const brands = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      label: `Marca ${index}`,
      href: `/m/${index}`,
      image: '',
    }));
  const strip = () => screen.getByRole('list', { name: 'Marcas' });

  test('HOME-06, HOME-21: brands stand in order of their names under the given heading', () => {
    const tiles = ['Zênite', 'Órbita', 'Aurora'].map((label) => ({ label, href: `/${label}`, image: '' }));
    render(<BrandStrip brands={tiles} />);
    expect(screen.getByRole('heading', { name: 'Navegue Por Marca' })).toBeInTheDocument();
    expect(
      within(strip())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Aurora', 'Órbita', 'Zênite']);
  });

  test.each([
    [4, '9', 0],
    [5, '9', 2],
    [10, '9', 2],
    [11, '10', 2],
  ])('HOME-24: %i brands: %s in view, %i arrows', (count, inView, arrows) => {
    render(<BrandStrip brands={brands(count)} />);
    expect(strip().dataset.wide).toBe(inView);
    expect(screen.queryAllByRole('button')).toHaveLength(arrows);
  });

  test('HOME-23: the brands’ campaigns turn by what is in view within 500 ms', async () => {
    jest.useFakeTimers();
    render(<BrandBanners banners={bannersOf(8)} />);
    const row = within(screen.getByRole('region', { name: 'Campanhas das marcas' })).getByRole('list');
    Object.defineProperty(row, 'clientWidth', { value: 600 });
    row.scrollTo = ((to: ScrollToOptions) => {
      row.scrollLeft = to.left ?? 0;
    }) as typeof row.scrollTo;
    fireEvent.click(screen.getByRole('button', { name: /^Avançar/ }));
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(row.scrollLeft).toBeGreaterThan(0);
    expect(row.scrollLeft).toBeLessThan(600);
    await act(() => jest.advanceTimersByTimeAsync(150));
    expect(row.scrollLeft).toBe(600);
  });

  test('HOME-27: nothing without brands or banners', () => {
    expect(render(<BrandStrip brands={[]} />).container).toBeEmptyDOMElement();
    expect(render(<BrandBanners banners={[]} />).container).toBeEmptyDOMElement();
  });
});

describe('later stages', () => {
  const origins = [STORE];
  const place = <p>espera</p>;

  test('HOME-07, CARD-19: launches under the platform’s heading, six at most', async () => {
    const produtos = Array.from({ length: 8 }, (_, id) => wireProduct({ id: id + 1 }));
    answers['showcase/products/lancamentos?limit=6'] = {
      status: 200,
      body: vitrineSchema.parse({ vitrine: { id: '1', titulo: ' Chegou agora ' }, produtos }),
    };
    fresh(<LaterLaunches limit={6} whatsapp="" comprar={() => undefined} fallback={place} />);
    expect(screen.getByText('espera')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Chegou agora' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.queryByText('espera')).not.toBeInTheDocument();
  });

  test('HOME-08, HOME-09, HOME-20, HOME-26: styles are a grid from 1024 px and a slider below', async () => {
    answers['showcase/banners/banners-home-estilos'] = {
      status: 200,
      body: bannersSchema.parse({ banners: { '1': wireBanner(1), '2': wireBanner(2), '3': null } }),
    };
    fresh(<LaterBanners kind="styles" title="Formatos" storeOrigins={origins} fallback={place} />);
    expect(await screen.findByRole('link', { name: 'Título 1' })).toHaveAttribute('href', '/c/x1');
    expect(screen.queryByRole('list', { name: 'Formatos' })).not.toBeInTheDocument();
    wide = false;
    act(() => {
      for (const listener of queryListeners) listener();
    });
    expect(screen.getByRole('list', { name: 'Formatos' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('HOME-08, HOME-26: trends, three at most', async () => {
    answers['showcase/banners/banners-home-tendencias'] = {
      status: 200,
      body: bannersSchema.parse({ banners: wireBanners(5) }),
    };
    fresh(<LaterBanners kind="trends" title="Tendências" storeOrigins={origins} fallback={place} />);
    expect(await screen.findByRole('heading', { name: 'Tendências' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('HOME-10, DATA-33: of twelve posts of the social feed nine are shown', async () => {
    answers['showcase/banners/banners-home-social'] = {
      status: 200,
      body: bannersSchema.parse({ banners: wireBanners(12) }),
    };
    fresh(<LaterBanners kind="social" title="Vitrine" storeOrigins={origins} fallback={place} />);
    expect(await screen.findAllByRole('img')).toHaveLength(9);
    expect(screen.getAllByRole('img')[0]).toHaveAttribute('src', `${STORE}/m1.webp`);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/c/x1');
  });

  test('HOME-11, HOME-12: posts with title, excerpt and picture, three in view or one', async () => {
    const post = (id: number) => ({
      id: String(id),
      link: `https://blog.example/${id}`,
      title: `Post ${id}`,
      excerpt: `Resumo ${id}`,
      image: `https://blog.example/${id}.webp`,
      alt: `Foto ${id}`,
    });
    answers['blog/posts'] = { status: 200, body: [post(1), post(2), post(3)] };
    fresh(<LaterBlog title="Blog" fallback={place} />);
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

  test('HOME-13: no posts, no block', async () => {
    answers['blog/posts'] = { status: 200, body: [] };
    const { container } = fresh(<LaterBlog title="Blog" fallback={place} />);
    await act(async () => undefined);
    expect(container).toBeEmptyDOMElement();
  });

  test.each([
    ['launches', <LaterLaunches key="l" limit={6} whatsapp="" comprar={() => undefined} fallback={place} />],
    ['styles', <LaterBanners key="s" kind="styles" title="A" storeOrigins={[]} fallback={place} />],
    ['trends', <LaterBanners key="t" kind="trends" title="A" storeOrigins={[]} fallback={place} />],
    ['social', <LaterBanners key="f" kind="social" title="A" storeOrigins={[]} fallback={place} />],
    ['blog', <LaterBlog key="b" title="A" fallback={place} />],
  ])('HOME-27, ERR-11: %s that fail leave nothing', async (_name, stage) => {
    const { container } = fresh(stage);
    await act(async () => undefined);
    expect(asked).toHaveLength(1);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('promises', () => {
  test('HOME-15: the pitch bar says that shipping is free, and leads where the platform’s banner leads', () => {
    const { words, symbol } = OCULOS;
    const { unmount } = render(<PitchBar banners={[]} promise={words.promise} symbol={symbol} />);
    expect(screen.getByText('Frete Grátis Brasil')).toBeInTheDocument();
    unmount();
    render(<PitchBar banners={bannersOf(1)} promise={words.promise} symbol={symbol} />);
    expect(screen.getByRole('link', { name: 'Título 1' })).toHaveAttribute('href', '/c/x1');
  });

  test.each([OCULOS, MAQUINAS])(
    'VARIANT-01: $name promises and draws what it sells',
    ({ words, ...shop }) => {
      const { container } = render(<PitchBar banners={[]} promise={words.promise} symbol={shop.symbol} />);
      expect(screen.getByText(words.promise).querySelectorAll('path')).toHaveLength(shop.symbol.length);
      const categories = [{ label: 'Limpeza', href: '/limpeza', image: '', links: [] }];
      render(<FeaturedCategories categories={categories} emblem={shop.emblem} />, { container });
      expect(container.querySelectorAll('path')).toHaveLength(shop.emblem.paths.length);
    },
  );

  test('HOME-16: seals of trust and security, each with its page', () => {
    render(<TrustSeals />);
    const seals = screen.getByRole('region', { name: 'Selos de confiança e segurança' });
    expect(within(seals).getByRole('heading', { name: 'Compra segura' })).toBeInTheDocument();
    expect(within(seals).getAllByRole('link')).toHaveLength(4);
  });

  test('HOME-05: categories with icons for what is in them', () => {
    const links = [{ label: 'Redondo', href: '/sol/redondo', icon: 'data:image/svg+xml,x' }];
    const categories = [{ label: 'Sol', href: '/sol', image: '', links }];
    render(<FeaturedCategories categories={categories} emblem={OCULOS.emblem} />);
    expect(screen.getByRole('heading', { name: 'Sol' })).toBeInTheDocument();
    const sub = screen.getByRole('link', { name: 'Redondo' });
    expect(sub).toHaveAttribute('href', '/sol/redondo');
    expect(sub.querySelector('img')).toHaveAttribute('src', 'data:image/svg+xml,x');
  });
});
