export type FalsePositive = { checker: string; rule: RegExp; text?: RegExp; why: string };

/** Reports of the validators that are not faults, each with the reason. */
export const FALSE_POSITIVES: FalsePositive[] = [
  {
    checker: 'nu',
    rule: /^Trailing slash on void elements/,
    why: 'A hint, not an error: React writes void elements in this way.',
  },
  {
    checker: 'nu',
    rule: /^Attribute .* not allowed on element/,
    text: /Attribute “tool(?:name|description|autosubmit|paramdescription)”/,
    why: 'WebMCP is a proposal: the attributes offer forms as tools to assistants in the browser.',
  },
  {
    checker: 'nu',
    rule: /^CSS: /,
    text: /“vector-effect”|“mask”|“shape-outside”|“container-type”|“@container”|“@starting-style”/,
    why: 'The checker’s list of CSS is older than these properties, which all browsers in the browserslist support.',
  },
  {
    checker: 'nu',
    rule: /^CSS: /,
    text: /“interactivity”|“reading-flow”|“field-sizing”/,
    why: 'New properties: without them, the focus also stops at titles in the footer, and follows the order of the HTML; lists of choices are wider.',
  },
  {
    checker: 'nu',
    rule: /^CSS: /,
    text: /“anchor-(?:name|scope)”|“inset-inline-start”: Parse Error\. , 100% - 32rem\)\)/,
    why: 'New properties: without anchors, each panel of the menu starts where the bar starts.',
  },
  {
    checker: 'axe',
    rule: /^color-contrast-enhanced$/,
    why: 'Level AAA: the shop meets AA, which color-contrast checks.',
  },
  {
    checker: 'axe',
    rule: /^p-as-heading$/,
    text: /average/,
    why: 'The average rating is a number with stars and has no text below it, so it is not a heading.',
  },
  {
    checker: 'csp',
    rule: /^script-src 'self'$/,
    why: 'A hint for sites that serve uploaded files; this shop serves none.',
  },
  {
    checker: 'csp',
    rule: /^(?:img-src|form-action) http:\/\/localhost:/,
    why: 'This is the embedded store on this machine; other platforms use https.',
  },
];
