import 'server-only';
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';

/** Sanitised style sheet; `dropped` describes the removed parts. */
export type ScopedCss = { css: string; dropped: string[] };

const MAX_SOURCE = 60_000;

/** At-rules whose contents mean the same inside a scope; all others are dropped. */
const GROUPS = new Set(['media', 'supports', 'container']);

/** Functions that fetch or run something, and escapes that could hide such functions. */
const UNSAFE_VALUE =
  /(?:url|src|image|image-set|-webkit-image-set|cross-fade|element|expression)\s*\(|[<\\]|@import|javascript:/i;
const UNSAFE_PROPERTY = /^(?:behavior|-moz-binding|src)$/i;
const PLAIN_PROPERTY = /^(?:--)?-?[a-z][a-z0-9-]*$/i;
/** Allowed values of `position`: not `fixed`, and nothing that may compute to it, such as `var()`. */
const IN_FLOW_POSITION = /^(?:static|relative|absolute|sticky)$/i;
/** Selectors that reach beyond the scope ('&', a leading '+' or '~') or could hide something. */
const UNSAFE_SELECTOR = /[&<\\{}]|^\s*(?:[+~]|\|\|)/;
const PLAIN_NAME = /^[\w-]{1,60}$/;

type Report = (what: string) => void;

function declaration({ prop, value, important }: Declaration, report: Report): string {
  const leavesBox = /^position$/i.test(prop) && !IN_FLOW_POSITION.test(value.trim());
  if (!PLAIN_PROPERTY.test(prop) || UNSAFE_PROPERTY.test(prop) || UNSAFE_VALUE.test(value) || leavesBox) {
    report(`${prop}: ${value}`);
    return '';
  }
  return `${prop}:${value.replace(/\s+/g, ' ')}${important ? '!important' : ''};`;
}

function declarations(container: Container, report: Report): string {
  return (container.nodes ?? [])
    .map((node) => {
      if (node.type === 'decl') return declaration(node, report);
      if (node.type !== 'comment') report(`nested ${node.type}`);
      return '';
    })
    .join('');
}

function rule(node: Rule, scope: string, report: Report): string {
  const selectors = node.selectors.filter((selector) => {
    const safe = selector !== '' && !UNSAFE_SELECTOR.test(selector);
    if (!safe) report(selector);
    return safe;
  });
  const body = declarations(node, report);
  if (selectors.length === 0 || body === '') return '';
  return `${selectors.map((selector) => `${scope} ${selector.replace(/\s+/g, ' ')}`).join(',')}{${body}}`;
}

function keyframes({ params, nodes }: AtRule, report: Report): string {
  const steps = (nodes ?? []).map((node) => {
    if (node.type !== 'rule' || !/^[\d.%,\sa-z]+$/i.test(node.selector)) return '';
    return `${node.selector}{${declarations(node, report)}}`;
  });
  return `@keyframes ${params}{${steps.join('')}}`;
}

function atRule(node: AtRule, scope: string, report: Report): string {
  const name = node.name.toLowerCase();
  const isGroup = GROUPS.has(name) && !UNSAFE_VALUE.test(node.params);
  if (isGroup) {
    const body = children(node, scope, report);
    return body === '' ? '' : `@${name} ${node.params}{${body}}`;
  }
  if (name === 'keyframes' && PLAIN_NAME.test(node.params)) return keyframes(node, report);
  report(`@${node.name} ${node.params}`.trim());
  return '';
}

function children(container: Container<ChildNode>, scope: string, report: Report): string {
  return (container.nodes ?? [])
    .map((node) => {
      if (node.type === 'rule') return rule(node, scope, report);
      if (node.type === 'atrule') return atRule(node, scope, report);
      if (node.type === 'decl') report(`${node.prop}: ${node.value}`);
      return '';
    })
    .join('');
}

/**
 * Rewrites a style sheet of the platform so that it cannot fetch or run anything, and cannot style elements
 * outside `scope`. A source that is too long or cannot be parsed results in no styles.
 * @param scope selector of the element to which the styles apply
 */
export function scopedCss(source: string, scope: string): ScopedCss {
  const dropped: string[] = [];
  const report: Report = (what) => dropped.push(what.replace(/\s+/g, ' ').slice(0, 80));
  if (source.length > MAX_SOURCE) return { css: '', dropped: ['longer than 60000 characters'] };
  // Text after a closing tag is not part of the style sheet.
  const [own = '', ...rest] = source.split('</');
  if (rest.length > 0) report('everything after a closing tag');
  try {
    return { css: children(postcss.parse(own), scope, report), dropped };
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    return { css: '', dropped: [`unreadable: ${error.reason}`] };
  }
}
