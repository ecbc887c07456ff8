/** @jest-environment node */
import { auditResult } from './advisories';

const NONE = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };

const report = (counts: object, vulnerabilities = {}) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { ...NONE, ...counts } },
  });

const finding = (severity: string) => ({
  'left-pad': {
    name: 'left-pad',
    severity,
    range: '<1.3.0',
    via: ['other', { title: 'Pads without end', severity }],
  },
});

test('nothing found is said', () => {
  expect(auditResult(report({}))).toEqual({
    isAnswered: true,
    isGrave: false,
    lines: ['No known vulnerability in what the shop ships.'],
  });
});

test.each([
  ['moderate', false],
  ['high', true],
  ['critical', true],
])('a %s finding names its package', (severity, isGrave) => {
  expect(auditResult(report({ [severity]: 1, total: 1 }, finding(severity)))).toEqual({
    isAnswered: true,
    isGrave,
    lines: [
      `1 package with known vulnerabilities: 1 ${severity}.`,
      `  left-pad <1.3.0 (${severity}): Pads without end`,
    ],
  });
});

test.each([
  [
    JSON.stringify({ message: '405 Method Not Allowed - POST https://registry.test/audit', statusCode: 405 }),
    /405/,
  ],
  [JSON.stringify({ error: { summary: 'request to https://registry.test failed', detail: '' } }), /failed\)/],
  ['', /audit call: nothing/],
  ['<html>Bad Gateway</html>', /audit call: nothing/],
])('a registry that does not answer (%j) is no finding', (output, expected) => {
  const { isAnswered, isGrave, lines } = auditResult(output);
  expect([isAnswered, isGrave]).toEqual([false, false]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(expected);
});
