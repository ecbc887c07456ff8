/** @jest-environment node */
import { replay } from './replay.mjs';
import { distinct, renewals, trafficOf } from './traffic.mjs';

const TRAFFIC = trafficOf({ products: 2_000, viewsPerSecond: 200 });
const total = (value) => TRAFFIC.reduce((sum, kind) => sum + value(kind), 0);

test('the views of all addresses of a kind are those of the kind', () => {
  for (const kind of TRAFFIC) expect(renewals(kind, 0)).toBeCloseTo(kind.perSecond, 6);
  expect(total(({ perSecond }) => perSecond)).toBeCloseTo(200, 6);
});

test('within a long time every address is visited, within a short one as many as there are views', () => {
  const [product] = TRAFFIC;
  expect(distinct(product, 1e9)).toBeCloseTo(product.addresses, 3);
  expect(distinct(product, 1e-6)).toBeCloseTo(product.perSecond * 1e-6, 8);
});

test.each([10, 60])(
  'replayed visits cause the renders that the model computes, lifetime %i s',
  (lifetime) => {
    const { renders } = replay(TRAFFIC, { lifetime, seconds: 240, counted: 120, proxies: 1 });
    const expected = total((kind) => renewals(kind, lifetime));
    expect(renders / expected).toBeGreaterThan(0.93);
    expect(renders / expected).toBeLessThan(1.07);
  },
);

test('two proxies with separate copies ask more often than one', () => {
  const options = { lifetime: 60, seconds: 180, counted: 60 };
  const [one, two] = [1, 2].map((proxies) => replay(TRAFFIC, { ...options, proxies }));
  expect(two.reaching).toBeGreaterThan(one.reaching);
  expect(two.renders / one.renders).toBeCloseTo(1, 1);
});
