export type FalsePositive = { judge: string; rule: RegExp; text?: RegExp; why: string };

/** Reports of the validators that are not faults, each with the reason. */
export const FALSE_POSITIVES: FalsePositive[] = [
  {
    judge: 'nu',
    rule: /^Trailing slash on void elements/,
    why: 'A hint, not an error: React writes void elements so.',
  },
  {
    judge: 'nu',
    rule: /^Attribute .* not allowed on element/,
    text: /Attribute “tool(?:name|description|autosubmit|paramdescription)”/,
    why: 'WebMCP is a proposal: the attributes name forms as tools of assistants in the browser.',
  },
  {
    judge: 'nu',
    rule: /^CSS: /,
    text: /“vector-effect”|“mask”|“container-type”|“@container”|“@starting-style”/,
    why: 'The checker’s list of CSS is older than these, which all browsers of the browserslist know.',
  },
  {
    judge: 'nu',
    rule: /^CSS: /,
    text: /“interactivity”|“reading-flow”/,
    why: 'New: without them the focus also stops at titles in the footer, and follows the order of the HTML.',
  },
  {
    judge: 'nu',
    rule: /^CSS: /,
    text: /“anchor-(?:name|scope)”|“inset-inline-start”: Parse Error\. , 100% - 32rem\)\)/,
    why: 'New: without anchors each panel of the menu begins where the bar does.',
  },
  {
    judge: 'axe',
    rule: /^color-contrast-enhanced$/,
    why: 'Level AAA: the shop holds AA, which color-contrast checks.',
  },
  {
    judge: 'axe',
    rule: /^p-as-heading$/,
    text: /average/,
    why: 'The average of the reviews with its stars is a figure, and nothing stands under it.',
  },
  {
    judge: 'ibm',
    rule: /^aria_article_label_unique$/,
    why: 'Articles are no landmarks: cards and posts are named by their headings.',
  },
  {
    judge: 'ibm',
    rule: /^element_attribute_deprecated$/,
    text: /The <s> element/,
    why: 'HTML has the s element for prices that no longer apply.',
  },
  {
    judge: 'ibm',
    rule: /^aria_content_in_landmark$/,
    text: /href="#conteudo"/,
    why: 'The skip link is the first element of the page, before all landmarks, as WCAG describes it.',
  },
  {
    judge: 'ibm',
    rule: /^aria_complementary_label_visible$/,
    text: /aria-label=/,
    why: 'A landmark needs a name; that it can be seen is this engine’s own wish.',
  },
  {
    judge: 'ibm',
    rule: /^aria_(?:form_label|landmark_name)_unique$/,
    text: /toolname=|id="kit"|class="scripted"/,
    why: 'A form without a name is no landmark, and each of these is one labelled control.',
  },
  {
    judge: 'ibm',
    rule: /^a_text_purpose$/,
    text: /_logo">/,
    why: 'The engine takes text clipped by clip-path for hidden; screen readers read it, and axe finds the name.',
  },
  {
    judge: 'ibm',
    rule: /^fieldset_legend_valid$/,
    text: /_filter">/,
    why: 'The legend is clipped by clip-path, which the engine takes for hidden; screen readers read it.',
  },
  {
    judge: 'ibm',
    rule: /^label_content_exists$/,
    text: /for="_S_/,
    why: 'The label of the search field is clipped by clip-path, which the engine takes for empty.',
  },
  {
    judge: 'csp',
    rule: /^script-src 'self'$/,
    why: 'A hint for shops that serve what others upload; this one serves no such file.',
  },
  {
    judge: 'csp',
    rule: /^(?:img-src|form-action) http:\/\/localhost:/,
    why: 'The embedded store on this machine; other platforms are reached by https.',
  },
  {
    judge: 'gremlins',
    rule: /^console error$/,
    text: /Not allowed to launch 'mailto:/,
    why: 'Chromium starts a mail program for people alone.',
  },
];
