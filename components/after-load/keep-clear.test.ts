import { keepClear } from './keep-clear';

const VIEW = { width: 1000, height: 800 };

type Size = { left: number; top: number; width: number; height: number };

const rect = ({ left, top, width, height }: Size) => new DOMRect(left, top, width, height);

/** Gives elements and the words in them the boxes that `data-box` and `data-words` tell: left, top, width, height. */
const told = (node: Node, name: 'box' | 'words') => {
  const numbers = node instanceof HTMLElement ? (node.dataset[name]?.split(' ').map(Number) ?? []) : [];
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  return rect({ left, top, width, height });
};

/** A list of one box, as browsers answer it. */
const listOf = (box: DOMRect): DOMRectList => Object.assign([box], { item: () => box });

let end: (() => void) | undefined;

/** The chat button of a page with `rest`: 170 px wide at the lower right, 52 px where it is round. */
function floatOn(rest: string) {
  document.body.innerHTML = `${rest}<aside><a id="own" href="/conversa">WhatsApp</a></aside>`;
  const own = document.querySelector<HTMLElement>('#own');
  if (own === null) throw new Error('no button');
  const width = () => (own.hasAttribute('data-round') ? 52 : 170);
  Object.defineProperties(own, {
    offsetWidth: { get: width },
    offsetHeight: { value: 52 },
    offsetLeft: { get: () => VIEW.width - 16 - width() },
    offsetTop: { value: VIEW.height - 16 - 52 },
  });
  end = keepClear(own);
  return own;
}

beforeEach(() => {
  window.innerWidth = VIEW.width;
  window.innerHeight = VIEW.height;
  const boxOf = (element: Element) => told(element, 'box');
  Element.prototype.getBoundingClientRect = function boxed() {
    return boxOf(this);
  };
  Element.prototype.getClientRects = function boxes() {
    return listOf(boxOf(this));
  };
  Range.prototype.getClientRects = function lines() {
    return listOf(told(this.startContainer, 'words'));
  };
});

afterEach(() => end?.());

describe('what the chat button lies on (HEAD-15)', () => {
  test('stays, with its words, beside words that end before it', () => {
    const own = floatOn('<p data-box="0 600 1000 200" data-words="0 600 700 200">Texto</p>');
    expect(own).not.toHaveAttribute('data-round');
    expect(own.style.translate).toBe('0px 0px');
  });

  test('HEAD-15: is round where its words would cover those of the page', () => {
    const own = floatOn('<p data-box="0 0 1000 800" data-words="0 0 900 800">Texto</p>');
    expect(own).toHaveAttribute('data-round');
    expect(own).not.toHaveAttribute('data-tucked');
    expect(own.style.translate).toBe('0px 0px');
  });

  test('HEAD-15: steps over a heading', () => {
    const own = floatOn('<h2 data-box="0 720 1000 80" data-words="0 720 1000 60">Título</h2>');
    expect(own).not.toHaveAttribute('data-round');
    expect(own.style.translate).toBe('0px -72px');
  });

  test('a page full of words has the round one on them, never on a control', () => {
    const words = '<p data-box="0 0 1000 800" data-words="0 0 1000 800">Texto</p>';
    const own = floatOn(`${words}<button data-box="900 700 100 100">Comprar</button>`);
    expect(own).toHaveAttribute('data-round');
    expect(own).not.toHaveAttribute('data-tucked');
    expect(own.style.translate).toBe('0px -88px');
  });

  test('what is only listened to is in nobody’s way', () => {
    const own = floatOn('<p data-box="990 790 1 1" data-words="800 740 200 20">Lido em voz alta</p>');
    expect(own.style.translate).toBe('0px 0px');
  });

  test('a view full of controls hides it', () => {
    expect(floatOn('<a href="/" data-box="0 0 1000 800">Tudo</a>')).toHaveAttribute('data-tucked');
  });
});
