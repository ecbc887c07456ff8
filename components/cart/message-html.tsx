import { createElement, Fragment, type ReactNode } from 'react';

const TAGS = new Set(['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'br']);

function linkAttributes(anchor: Element) {
  const href = anchor.getAttribute('href') ?? '';
  if (!URL.canParse(href, location.href)) return {};
  const { protocol } = new URL(href, location.href);
  return ['http:', 'https:', 'tel:', 'mailto:'].includes(protocol) ? { href } : {};
}

function toNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (tag === 'br') return createElement('br', { key });
  const children = [...node.childNodes].map(toNode);
  if (tag === 'a') return createElement('a', { key, ...linkAttributes(node) }, ...children);
  return createElement(TAGS.has(tag) ? tag : Fragment, { key }, ...children);
}

/**
 * Inline formatting of a platform message as elements (CART-18). The gateway has sanitised it already; building
 * elements from a parsed, inert document needs no trust in that.
 */
export function MessageHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{[...body.childNodes].map(toNode)}</>;
}
