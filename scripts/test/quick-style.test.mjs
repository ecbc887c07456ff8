/** @jest-environment jsdom */

const NAMES = [
  'a br button col dd details dialog div dl dt fieldset form h1 img input label legend li main nav ol option output p',
  'progress rp ruby script section select span summary svg table tbody td template textarea th tr ul video',
]
  .join(' ')
  .split(' ');
const ATTRIBUTES = ['', 'hidden', 'type="hidden"', 'open', 'style="display: grid; opacity: 0.5"'];
const PARENTS = [
  'div',
  'div hidden',
  'ruby',
  'div style="display: none; visibility: hidden; pointer-events: none"',
];
const PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity'];

/** @param {string} tag */
function createElement(tag) {
  const [, name = '', attribute = '', value = ''] = /^(\S+) ?([a-z]*)(?:="(.*)")?$/.exec(tag) ?? [];
  const element = document.createElement(name);
  if (attribute !== '') element.setAttribute(attribute, value);
  return element;
}

const styleOf = (element) => {
  const style = getComputedStyle(element);
  const { display, visibility, pointerEvents, opacity } = style;
  const values = PROPERTIES.map((property) => style.getPropertyValue(property));
  return [element.outerHTML, ...values, display, visibility, pointerEvents, opacity];
};

test('DESIGN-12: the quick computed style in component tests equals that of jsdom', () => {
  for (const parentTag of PARENTS) {
    const parent = createElement(parentTag);
    parent.append(
      ...NAMES.flatMap((name) => ATTRIBUTES.map((attribute) => createElement(`${name} ${attribute}`))),
    );
    document.body.replaceChildren(parent);
    const quick = [...parent.children].map(styleOf);
    // A document with a style sheet gets the styles from jsdom.
    document.body.append(document.createElement('style'));
    expect(quick).toEqual([...parent.children].map(styleOf));
  }
});

test('DESIGN-12: in component tests jsdom computes all other values, also those of style sheets', () => {
  document.body.innerHTML = '<p style="color: red">Texto</p>';
  const { color } = getComputedStyle(document.body.firstElementChild);
  expect(color).toBe('rgb(255, 0, 0)');
  document.body.insertAdjacentHTML('beforeend', '<style>p { display: none }</style>');
  expect(getComputedStyle(document.body.firstElementChild).display).toBe('none');
});
