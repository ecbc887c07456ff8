import { HtmlValidate } from 'html-validate';

/** The standard's own rules; how markup is written down is a matter of taste and stays out. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'valid-id': 'off',
    'void-style': 'off',
  },
});

/** What is invalid in a page's HTML, in words, each kind once. */
export async function validityProblems(html) {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages).filter(({ severity }) => severity === 2);
  return [...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))];
}
