import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { configuracoesSchema } from '@/lib/platform/schemas/blocks';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { WhatsAppFloat } from './whatsapp-float';

let encodeResponse: Encode;

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

let release: () => void;

/** The platform's settings, pending until `release` is called. */
function settings(wire: object) {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = jest.fn(async () => {
    await held;
    return {
      ok: true,
      status: 200,
      json: async () => configuracoesSchema.parse(encodeResponse(wire)),
    } as Response;
  });
}

const withNumber = (whatsapp: unknown) => ({
  configuracoes: { sistema: { geral: { site: { whatsapp } } } },
});

function show() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <h1>Óculos Lume</h1>
      <WhatsAppFloat label="WhatsApp 24 horas" />
    </SWRConfig>,
  );
}

const chat = () => screen.queryByRole('link', { name: 'Fale com a gente: WhatsApp 24 horas' });
const textOf = (link: HTMLElement | null) =>
  new URL(link?.getAttribute('href') ?? '').searchParams.get('text');

/** The element at the lower right corner of the window. */
let atCorner: Element;

let growPage: () => void;

beforeEach(() => {
  pathname = '/';
  atCorner = document.body;
  window.scrollY = 0;
  // jsdom has no layout.
  document.elementsFromPoint = () => [atCorner];
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(onResize: ResizeObserverCallback) {
      growPage = () => act(() => onResize([], this));
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});

describe.each(PLATFORM_VARIANTS)('chat, fed by $name', ({ encode }) => {
  beforeEach(() => {
    encodeResponse = encode;
  });

  test('HEAD-15: the button is hidden until the settings have loaded, then opens a chat in a new tab and shows its hours', async () => {
    settings(withNumber('(11) 95555-1956'));
    show();
    expect(chat()).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(chat()).toBeInTheDocument());
    expect(chat()?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5511955551956\?text=/);
    expect(chat()).toHaveAttribute('target', '_blank');
    expect(chat()).toHaveAttribute('rel', 'noopener');
  });

  test.each([
    ['a form', 'form', 'input'],
    ['the yearly cost of instalments', 'table', 'td'],
  ])('HEAD-15: the button is hidden while it would cover %s', async (_what, covered, inside) => {
    settings(withNumber('11955551956'));
    atCorner = document.createElement(covered).appendChild(document.createElement(inside));
    show();
    release();
    await waitFor(() => expect(chat()).toBeInTheDocument());
    growPage();
    const row = screen.getByRole('complementary', { name: 'Conversa' });
    expect(row).toHaveAttribute('data-over-form');
    atCorner = document.body;
    window.scrollY = 100;
    fireEvent.scroll(window);
    expect(row).not.toHaveAttribute('data-over-form');
  });

  test('HEAD-15: the button is hidden while it would cover buy buttons, including those that load later', async () => {
    settings(withNumber('11955551956'));
    show();
    release();
    const row = await screen.findByRole('complementary', { name: 'Conversa' });
    expect(row).not.toHaveAttribute('data-over-form');
    const purchase = document.createElement('div');
    purchase.dataset.keepClear = '';
    atCorner = purchase.appendChild(document.createElement('button'));
    growPage();
    expect(row).toHaveAttribute('data-over-form');
  });

  test.each([
    ['the heart of a product', 'button'],
    ['a question that opens', 'summary'],
  ])(
    'HEAD-15, A30: the button is hidden while it would cover %s, but not over a card',
    async (_name, tag) => {
      settings(withNumber('11955551956'));
      atCorner = document.createElement(tag).appendChild(document.createElement('span'));
      show();
      release();
      const row = await screen.findByRole('complementary', { name: 'Conversa' });
      growPage();
      expect(row).toHaveAttribute('data-over-form');
      atCorner = document.createElement('article').appendChild(document.createElement('a'));
      growPage();
      expect(row).not.toHaveAttribute('data-over-form');
    },
  );

  const CARD =
    '<article data-card><p data-fit>Largo em você</p><h3><a href="/a.html">A</a></h3><div><strong>R$ 9</strong></div></article>';
  test.each([
    ['a link of the page', '<a href="/lista">Kits e listas</a>', 'a', 100],
    ['a text before the shopper scrolls', '<p>Troca em 7 dias</p>', 'p', 0],
    ['the name of a card', CARD, 'h3', 100],
    ['the price of a card', CARD, 'strong', 100],
    ['the fit of a card', CARD, 'p', 100],
  ])('A30: the button is hidden while it would cover %s', async (_what, html, covered, scrollY) => {
    settings(withNumber('11955551956'));
    const main = document.createElement('main');
    main.innerHTML = html;
    atCorner = main.querySelector(covered) ?? main;
    show();
    release();
    const row = await screen.findByRole('complementary', { name: 'Conversa' });
    window.scrollY = scrollY;
    growPage();
    expect(row).toHaveAttribute('data-over-form');
    atCorner = main.querySelector('article') ?? main;
    growPage();
    expect(row).not.toHaveAttribute('data-over-form');
  });

  test.each([
    ['an empty number', withNumber('')],
    ['a text without digits', withNumber('em breve')],
    ['settings that are an empty list', { configuracoes: [] }],
  ])('HEAD-15, HEAD-16: with %s there is no button', async (_name, wire) => {
    settings(wire);
    show();
    release();
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    await act(async () => undefined);
    expect(chat()).not.toBeInTheDocument();
  });

  test('A30: on a product page the chat message contains the product’s name and address', async () => {
    pathname = '/oculos-lume.html';
    settings(withNumber('5511955551956'));
    show();
    release();
    await waitFor(() => expect(chat()).toBeInTheDocument());
    fireEvent.click(chat() as HTMLElement);
    expect(textOf(chat())).toContain('Óculos Lume');
    expect(textOf(chat())).toContain('/oculos-lume.html');
  });

  test('A30: the button hides on scrolling down, and reappears on scrolling up and at the end of the page', async () => {
    settings(withNumber('5511955551956'));
    show();
    release();
    const row = await screen.findByRole('complementary', { name: 'Conversa' });
    const page = document.documentElement;
    jest.spyOn(page, 'scrollHeight', 'get').mockReturnValue(4_000);
    const scrollTo = (top: number) => {
      window.scrollY = top;
      fireEvent.scroll(window);
    };
    const aside = () => row.dataset.aside;
    scrollTo(4);
    expect(aside()).toBeUndefined();
    scrollTo(300);
    expect(aside()).toBe('true');
    scrollTo(250);
    expect(aside()).toBeUndefined();
    scrollTo(900);
    expect(aside()).toBe('true');
    scrollTo(4_000 - window.innerHeight);
    expect(aside()).toBeUndefined();
    scrollTo(0);
  });
});
