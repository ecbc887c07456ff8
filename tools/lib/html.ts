import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Every element of a tree of parse5, in the order of the document. */
export function* elementsOf(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsOf(child);
}

const NOT_SHOWN = new Set(['script', 'style', 'template', 'noscript']);

/** The texts of a tree that readers see, in order. */
export function* shownTexts(node: Tree.Node): Generator<string> {
  if ('value' in node) yield node.value;
  if (!('childNodes' in node) || NOT_SHOWN.has(node.nodeName)) return;
  for (const child of node.childNodes) yield* shownTexts(child);
}

export const textOf = (node: Tree.Node) => [...shownTexts(node)].join('');

export const attribute = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((found) => found.name === name)?.value;
