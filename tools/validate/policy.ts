import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Finding } from './findings';

/** The findings of csp_evaluator in a page's policy, without those that only inform. */
export function checkPolicy(policy: string | null, kind: string): Finding[] {
  if (!policy) return [{ checker: 'csp', kind, rule: 'missing', text: 'The page has no policy.' }];
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .map(({ directive, value, description, severity }) => ({
      checker: 'csp',
      kind,
      rule: `${directive}${value ? ` ${value}` : ''}`,
      text: `${Severity[severity]}: ${description}`,
    }));
}
