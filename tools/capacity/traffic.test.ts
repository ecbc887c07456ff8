/** @jest-environment node */
import { createRandom } from '../lib/random';
import { distinct, renewals, type Traffic, trafficOf } from './traffic';

const TRAFFIC = trafficOf({ products: 2_000, viewsPerSecond: 200 });
const total = (value: (kind: Traffic) => number) => TRAFFIC.reduce((sum, kind) => sum + value(kind), 0);

test('the views of all addresses of a kind add up to the views of the kind', () => {
  for (const kind of TRAFFIC) expect(renewals(kind, 0)).toBeCloseTo(kind.perSecond, 6);
  expect(total(({ perSecond }) => perSecond)).toBeCloseTo(200, 6);
});

test('over a long time every address is visited, over a short time no more addresses than there are views', () => {
  for (const product of TRAFFIC.slice(0, 1)) {
    expect(distinct(product, 1e9)).toBeCloseTo(product.addresses, 3);
    expect(distinct(product, 1e-6)).toBeCloseTo(product.perSecond * 1e-6, 8);
  }
});

test.each([10, 60])(
  'simulated visits cause as many renders as the model predicts, with a lifetime of %i s',
  (lifetime) => {
    const { next } = createRandom(1);
    const seconds = 4_000;
    let renders = 0;
    for (const { addresses, perRank } of TRAFFIC.filter(({ kind }) => kind !== 'variant'))
      for (let rank = 1; rank <= addresses; rank += 1) {
        // A page becomes stale after its lifetime, and is rendered by the next visit.
        const waitForVisit = () => (-Math.log(1 - next()) * rank) / perRank;
        for (let now = waitForVisit(); now < seconds; now += lifetime + waitForVisit()) renders += 1;
      }
    const expected = total((kind) => (kind.kind === 'variant' ? 0 : renewals(kind, lifetime)));
    expect(renders / seconds / expected).toBeCloseTo(1, 1);
  },
);
