/** @jest-environment node */
import { createUrls } from '../../urls';
import { sealShapes } from './product-parts';

test('PDP-15: the discount on a seal is the one between the two prices shown, the old one and the one with Pix, and says so', () => {
  const [seal] = sealShapes(createUrls('http://store.test'), {
    selos: ['desconto'],
    precoDe: 174_090,
    precoPor: 121_900,
  });
  // R$ 1.097,10 instead of R$ 1.740,90 is 36.98% less; a promise is never rounded up.
  expect(seal?.label).toBe('-36% no PIX');
});
