import { render } from '@testing-library/react';
import { FrameMeasurements } from './frame-measurements';

/** Width of '34 mm' on a phone, in the mm of the drawing. */
const TEXT_WIDTH = 22;

test.each([40, 48, 56])('PDP-18: the height of a lens %i mm wide is written inside its rim', (lensWidth) => {
  const mm = { frontWidth: 2 * lensWidth + 34, bridge: 18, lensWidth, lensHeight: 34, temple: 140 };
  const texts = { frontWidth: 'a', bridge: 'b', lensWidth: 'c', lensHeight: '34 mm' };
  const { container } = render(
    <FrameMeasurements measurements={{ id: 1, texts, mm, size: '' }} hasChoice={false} />,
  );
  const height = [...container.querySelectorAll('text')].find(({ textContent }) => textContent === '34 mm');
  const rim = (mm.frontWidth + mm.bridge) / 2 + lensWidth;
  expect(rim - Number(height?.getAttribute('x')) - TEXT_WIDTH).toBeGreaterThan(2);
});
