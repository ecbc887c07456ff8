/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { POOLS } from '../lib/server/body-budget';
import { findCommand } from '../scripts/lib/browser.cjs';
import { createTempFolder, ROOT } from '../scripts/lib/cli.mjs';

const FOLDER = path.join(ROOT, 'deploy/monitoring');
const read = (name: string) => fs.readFileSync(path.join(FOLDER, name), 'utf8');
type Panel = { id: number; title: string; targets: { expr: string }[]; gridPos: { x: number; y: number } };
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Names of metrics in a text, without the suffixes that Prometheus adds to histograms. */
const metricsIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:storefront|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count)$/, ''),
    ),
  );

/** All metrics: the shop's and the default metrics of prom-client. */
function exposedMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const defaults = registry.getMetricsAsArray().map(({ name }) => name);
  registry.clear();
  const own = fs.readFileSync(path.join(ROOT, 'lib/telemetry/metrics.ts'), 'utf8');
  return new Set([...defaults, ...[...own.matchAll(/'(storefront_\w+)'/g)].map(([, name = '']) => name)]);
}

test('O1: the dashboard and the alerts query only metrics that the shop exposes', () => {
  const exposed = exposedMetrics();
  const asked = metricsIn([...queries, read('alerts.yml')].join('\n'));
  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((name) => !exposed.has(name))).toEqual([]);
});

test('O1: the dashboard shows every metric of the shop', () => {
  const shown = metricsIn(queries.join('\n'));
  const own = [...exposedMetrics()].filter((name) => name.startsWith('storefront_'));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('O1: each alert says what is wrong and what to do', () => {
  const alerts = read('alerts.yml').split('- alert: ').slice(1);
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts) {
    expect(alert).toMatch(/severity: (?:page|ticket)/);
    expect(alert).toMatch(/\n +summary: \S/);
    expect(alert).toMatch(/\n +action: \S/);
  }
});

test('O1: agents’ calls, files and feeds raise no alert about pages, and a flood of agents none about errors', () => {
  const alertOf = (name: string) =>
    read('alerts.yml')
      .split('- alert: ')
      .find((alert) => alert.startsWith(name));
  const leftOut = (name: string) => {
    const patterns = [...(alertOf(name) ?? '').matchAll(/screen!~"([\w|]+)"/g)].map(([, pattern]) => pattern);
    return new Set(patterns.flatMap((pattern = '') => pattern.split('|')));
  };
  expect([...leftOut('StorefrontSlow')].sort()).toEqual(['agent', 'call', 'file', 'operation', 'other']);
  expect([...leftOut('StorefrontErrors')].sort()).toEqual(['agent', 'operation']);
});

test('O1: the alert for request bodies fires before a pool is full', () => {
  const limits = [...read('alerts.yml').matchAll(/storefront_body_bytes\{pool="(\w+)"\} > ([\de.]+)/g)];
  expect(limits.map(([, pool]) => pool).sort()).toEqual(Object.keys(POOLS).sort());
  for (const [, pool, bytes] of limits) expect(Number(bytes)).toBeLessThan(POOLS[pool as keyof typeof POOLS]);
});

const promtool = findCommand('promtool', process.env);
const withPromtool = promtool === undefined ? test.skip : test;

withPromtool('O1: promtool accepts the rules and their tests (needs the package prometheus)', () => {
  const { folder, remove } = createTempFolder('monitoring');
  try {
    fs.cpSync(FOLDER, folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'metrics-token'), 'token');
    const run = (...args: string[]) =>
      execFileSync(String(promtool), args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    expect(run('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  } finally {
    remove();
  }
});
