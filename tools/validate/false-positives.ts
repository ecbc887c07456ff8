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
    text: /“vector-effect”|“mask”|“container-type”|“@container”|“@starting-style”/,
    why: 'The checker’s list of CSS is older than these properties, which all browsers in the browserslist support.',
  },
  {
    checker: 'nu',
    rule: /^CSS: /,
    text: /“interactivity”|“reading-flow”/,
    why: 'New properties: without them, the focus also stops at titles in the footer, and follows the order of the HTML.',
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
    checker: 'ibm',
    rule: /^aria_article_label_unique$/,
    why: 'Articles are not landmarks: cards and posts are named by their headings.',
  },
  {
    checker: 'ibm',
    rule: /^element_attribute_deprecated$/,
    text: /The <s> element/,
    why: 'The s element of HTML is meant for prices that no longer apply.',
  },
  {
    checker: 'ibm',
    rule: /^aria_content_in_landmark$/,
    text: /href="#conteudo"/,
    why: 'The skip link is the first element of the page, before all landmarks, as WCAG describes it.',
  },
  {
    checker: 'ibm',
    rule: /^aria_complementary_label_visible$/,
    text: /aria-label=/,
    why: 'A landmark needs a name; only this engine demands that the name be visible.',
  },
  {
    checker: 'ibm',
    rule: /^aria_(?:form_label|landmark_name)_unique$/,
    text: /toolname=|id="kit"|class="scripted"/,
    why: 'A form without a name is not a landmark, and each of these has a single labelled control.',
  },
  {
    checker: 'ibm',
    rule: /^a_text_purpose$/,
    text: /_logo">/,
    why: 'The engine treats text clipped by clip-path as hidden; screen readers read it, and axe finds the name.',
  },
  {
    checker: 'ibm',
    rule: /^fieldset_legend_valid$/,
    text: /_filter">/,
    why: 'The legend is clipped by clip-path, which the engine treats as hidden; screen readers read it.',
  },
  {
    checker: 'ibm',
    rule: /^label_content_exists$/,
    text: /for="_S_/,
    why: 'The label of the search field is clipped by clip-path, which the engine treats as empty.',
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
  {
    checker: 'gremlins',
    rule: /^console error$/,
    text: /Not allowed to launch 'mailto:/,
    why: 'Chromium only starts a mail program after a real click.',
  },
];
