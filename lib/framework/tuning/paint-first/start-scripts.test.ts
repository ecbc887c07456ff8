/** @jest-environment jsdom */
import {
  type CodeRecovery,
  DEAD_BUTTON,
  type EarlyPressReplay,
  type LastPress,
  type StyleSheet,
  startScripts,
} from './start-scripts';

const ADDRESSES = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const SHEETS: StyleSheet[] = [['/_next/static/chunks/a.css', 'next']];
const RECOVER = '/offline/recover.js';
const fetched = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <button type="button" id="menu">Menu</button>
    <button type="button" id="sheet" popovertarget="x">Filtrar</button>
    <form><button id="buy">Comprar</button></form>
    <form method="dialog"><button id="send"><b>Enviar</b></button></form>`;
  startScripts(ADDRESSES, SHEETS, DEAD_BUTTON);
});
afterEach(() => {
  (window as EarlyPressReplay).replayEarlyPresses?.();
  jest.useRealTimers();
});

test('scripts are fetched only after the page has loaded', () => {
  jest.advanceTimersByTime(2_000);
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(fetched()).toEqual([]);
  expect(document.documentElement).toHaveAttribute('data-loading');
  jest.advanceTimersByTime(100);
  expect(fetched()).toEqual(ADDRESSES);
  expect(document.documentElement).not.toHaveAttribute('data-loading');
});

test('content below the first view is laid out over five frames, after the scripts are requested', () => {
  const { dataset } = document.documentElement;
  const states: (string | undefined)[] = [];
  window.dispatchEvent(new Event('load'));
  while (fetched().length === 0) jest.advanceTimersToNextTimer();
  do {
    states.push(dataset.loading);
    jest.advanceTimersToNextFrame();
  } while (states.at(-1) !== undefined);
  expect(states).toEqual(['.....', '....', '...', '..', '.', undefined]);
});

test('disabled links to the inlined style sheets are added for the framework', () => {
  expect(document.head.querySelector('link')).toBeNull();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
  const link = document.head.querySelector('link[rel="stylesheet"][data-precedence="next"]');
  expect(link).toHaveAttribute('href', '/_next/static/chunks/a.css');
  expect(link).toHaveAttribute('disabled');
  expect(link?.nextElementSibling?.tagName).toBe('SCRIPT');
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'a %s event fetches the scripts at once, and only once',
  (sign) => {
    document.getElementById('menu')?.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(fetched()).toEqual(ADDRESSES);
    expect(document.head.querySelectorAll('script')[0]).toHaveProperty('fetchPriority', 'high');
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(fetched()).toEqual(ADDRESSES);
  },
);

test('a hanging picture does not prevent the scripts from being fetched', () => {
  jest.advanceTimersByTime(5_000);
  expect(fetched()).toEqual(ADDRESSES);
});

test('DESIGN-28: clicks on buttons that need JavaScript are replayed once; native buttons work without it', () => {
  const pressed: string[] = [];
  const press = (id: string) =>
    document.getElementById(id)?.querySelector('b') ?? document.getElementById(id);
  const record = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof Element) pressed.push(event.target.closest('button')?.id ?? '');
  };
  document.addEventListener('click', record);
  for (const id of ['menu', 'menu', 'sheet', 'buy', 'send']) press(id)?.click();
  expect(pressed).toEqual(['sheet', 'buy']);
  const busy = () => [...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id);
  expect(busy()).toEqual(['menu', 'send']);
  pressed.length = 0;
  (window as EarlyPressReplay).replayEarlyPresses?.();
  expect(pressed).toEqual(['menu', 'send']);
  expect(busy()).toEqual([]);
  press('menu')?.click();
  (window as EarlyPressReplay).replayEarlyPresses?.();
  expect(pressed).toEqual(['menu', 'send', 'menu']);
  document.removeEventListener('click', record);
});

describe('DESIGN-28: an early click on a button that opens a panel', () => {
  const button = () => document.getElementById('cart');
  const panel = () => document.querySelector('dialog');
  const onPress = jest.fn();

  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    onPress.mockReset();
    document.body.innerHTML =
      '<button type="button" id="cart" data-panel="Seu carrinho" data-side="right">2</button>';
    button()?.addEventListener('click', onPress);
    button()?.click();
  });

  test('an early click on a button that opens a panel opens it at once, without content', () => {
    expect(panel()).toHaveAccessibleName('Seu carrinho');
    expect(panel()).toHaveAttribute('data-side', 'right');
    expect(panel()).toHaveTextContent('Seu carrinhoSó um instante…');
    expect(panel()).toHaveProperty('open', true);
    expect(onPress).not.toHaveBeenCalled();
  });

  test('an early click is replayed once scripts run', () => {
    (window as EarlyPressReplay).replayEarlyPresses?.();
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(panel()).toHaveProperty('open', true);
  });

  test('an early click is forgotten if the shopper closes the panel', () => {
    panel()?.click();
    expect(panel()).toBeNull();
    expect(button()).not.toHaveAttribute('aria-busy');
    (window as EarlyPressReplay).replayEarlyPresses?.();
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('code that cannot be loaded', () => {
  function failToLoad(tag: 'script' | 'link', address: string) {
    const element = document.createElement(tag);
    Object.assign(element, tag === 'script' ? { src: address } : { href: address });
    document.head.append(element);
    element.dispatchEvent(new Event('error'));
    element.remove();
  }

  test.each([
    ['script', '/_next/static/chunks/late.js'],
    ['link', '/_next/static/chunks/late.css'],
  ] as const)('a %s that fails to load triggers the recovery script', (tag, address) => {
    failToLoad(tag, address);
    const script = document.getElementById(new URL(address, document.baseURI).href);
    expect(script).toHaveAttribute('src', RECOVER);
  });

  test('A31: a recovery script that is there already takes the address, as it could not be loaded offline', () => {
    const recoverCode = jest.fn();
    Object.assign(window, { recoverCode });
    failToLoad('script', '/_next/static/chunks/late.js');
    delete (window as CodeRecovery).recoverCode;
    expect(recoverCode).toHaveBeenCalledWith(`${window.location.origin}/_next/static/chunks/late.js`);
    expect(fetched()).toEqual([]);
  });

  test('A31: if the recovery script cannot be loaded either, a click that waits is answered by the browser, once', () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    failToLoad('script', RECOVER);
    expect(alert).not.toHaveBeenCalled();
    (window as LastPress).lastPress = new Event('click');
    failToLoad('script', RECOVER);
    failToLoad('script', RECOVER);
    expect(alert.mock.calls).toEqual([['Sem conexão com a internet.']]);
  });

  test('other scripts and errors do not trigger the recovery script', () => {
    failToLoad('script', 'https://tags.example/tag.js');
    window.dispatchEvent(new Event('error'));
    expect(fetched()).toEqual([]);
  });
});
