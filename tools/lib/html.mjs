/** Every element of a tree of parse5, in the order of the document. */
export function* elementsOf(node) {
  if (node.tagName) yield node;
  for (const child of node.childNodes ?? []) yield* elementsOf(child);
}

const NOT_SHOWN = new Set(['script', 'style', 'template', 'noscript']);

/** The texts of a tree that readers see, in order. */
export function* shownTexts(node) {
  if (node.nodeName === '#text') yield node.value;
  if (NOT_SHOWN.has(node.tagName)) return;
  for (const child of node.childNodes ?? []) yield* shownTexts(child);
}

export const textOf = (node) => [...shownTexts(node)].join('');

export const attribute = (element, name) => element.attrs.find((found) => found.name === name)?.value;
