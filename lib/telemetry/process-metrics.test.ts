/** @jest-environment node */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { additiveMetrics, metricsWith } from './process-metrics';

/** A process that has counted calls, with the default metrics of Node.js. */
function registryOf(calls: Record<string, number>, isBreakerOpen: boolean): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = new Counter({
    name: 'storefront_calls',
    help: 'Calls',
    labelNames: ['agent'],
    registers,
  });
  for (const [agent, count] of Object.entries(calls)) counter.inc({ agent }, count);
  const seconds = new Histogram({ name: 'storefront_seconds', help: 'Times', buckets: [1, 2], registers });
  seconds.observe(1.5);
  new Gauge({ name: 'storefront_open', help: 'Open', aggregator: 'max', registers }).set(
    Number(isBreakerOpen),
  );
  return registry;
}

const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

test('O1: counters and times of two processes are added up, gauges are not, and Node.js metrics come from the first', async () => {
  const [here, other] = [registryOf({ a: 2 }, true), registryOf({ a: 3, b: 1 }, true)];
  const text = await metricsWith(here, [await additiveMetrics(other)]);
  expect(linesOf(text, 'storefront_calls')).toEqual([
    'storefront_calls{agent="a"} 5',
    'storefront_calls{agent="b"} 1',
  ]);
  expect(linesOf(text, 'storefront_seconds')).toEqual([
    'storefront_seconds_bucket{le="1"} 0',
    'storefront_seconds_bucket{le="2"} 2',
    'storefront_seconds_bucket{le="+Inf"} 2',
    'storefront_seconds_sum 3',
    'storefront_seconds_count 2',
  ]);
  expect(linesOf(text, 'storefront_open')).toEqual(['storefront_open 1']);
  const nodeNames = (metrics: string) =>
    [...metrics.matchAll(/^# TYPE ((?:process|nodejs)_\w+)/gm)].map(([, name]) => name);
  expect(nodeNames(text)).toEqual(nodeNames(await here.metrics()));
});

test('O1: a single process reports only its metrics', async () => {
  const text = await metricsWith(registryOf({ a: 2 }, false), []);
  expect(linesOf(text, 'storefront_calls')).toEqual(['storefront_calls{agent="a"} 2']);
});
