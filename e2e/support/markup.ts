import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  for (const child of childrenOf(node)) yield* elementsOf(child);
}

const NON_TEXT_TAGS = new Set(['script', 'style', 'template']);

function textContent(node: Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && NON_TEXT_TAGS.has(node.tagName)) return '';
  return childrenOf(node).map(textContent).join('');
}

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null;

/** An HTML document as a browser without scripts would see it. */
export function readMarkup(html: string) {
  const elements = [...elementsOf(parse(html))];
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  // The element that the policy mentions.
  const headStyle = named('head')
    .flatMap(childrenOf)
    .find(({ nodeName }) => nodeName === 'style');
  return {
    title: named('title').map(textContent)[0] ?? '',
    /** Text outside scripts, with whitespace collapsed. */
    text: named('body').map(textContent).join(' ').replace(/\s+/g, ' '),
    /** Addresses in links, forms, pictures and scripts, and the content of the head, each once and sorted. */
    values: [
      ...new Set(
        elements
          .filter((element) => attributeOf(element, 'rel') !== 'preload')
          .flatMap((element) =>
            ['href', 'src', 'action', 'content'].map((name) => attributeOf(element, name)),
          )
          .filter((value) => value !== null),
      ),
    ].sort(),
    has: (tag: string, attribute?: string, value?: string) =>
      named(tag).some((element) => attribute === undefined || attributeOf(element, attribute) === value),
    /** Attributes that the policy would block or that run scripts, as `tag attribute=value`, and additional styles. */
    inline: elements.flatMap((element) => [
      ...(element.tagName === 'style' && element !== headStyle ? ['style element'] : []),
      ...element.attrs
        .filter(({ name, value }) => name === 'style' || /^on/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ]),
  };
}
