/** @jest-environment node */
import { gclidDecision } from './gclid';

const visit = {
  path: '/oculos-de-sol',
  hasQuery: false,
  isRouterRequest: true,
  origin: 'https://loja.test',
  referer: 'https://loja.test/?gclid=abc',
};

describe('gclidDecision', () => {
  test('ROUTE-26: a navigation after a gclid page becomes a document load', () => {
    expect(gclidDecision(visit)).toBe('reload');
  });

  test('ROUTE-26: the new path comes without its query, for router and document requests', () => {
    expect(gclidDecision({ ...visit, hasQuery: true })).toBe('strip-query');
    expect(gclidDecision({ ...visit, hasQuery: true, isRouterRequest: false })).toBe('strip-query');
  });

  test('DESIGN-26: a document load of the bare path is already what the rule wants', () => {
    expect(gclidDecision({ ...visit, isRouterRequest: false })).toBe('none');
  });

  test('A-07: filters of the same path and searches keep their parameters', () => {
    const referer = 'https://loja.test/oculos-de-sol?gclid=abc';
    expect(gclidDecision({ ...visit, referer, hasQuery: true })).toBe('none');
    expect(gclidDecision({ ...visit, path: '/busca', hasQuery: true })).toBe('none');
  });

  test.each([null, '', 'not a url', 'https://loja.test/', 'https://other.test/?gclid=abc'])(
    'ROUTE-26: referer %p does not set the rule off',
    (referer) => {
      expect(gclidDecision({ ...visit, referer })).toBe('none');
    },
  );
});
