import { fireEvent, screen } from '@testing-library/react';
import { renderListing } from './testing/render-listing';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** Fires an event of a native popover, which jsdom does not implement. */
function fireToggle(sheet: HTMLElement, name: 'toggle' | 'beforetoggle', newState: 'open' | 'closed'): void {
  fireEvent(sheet, Object.assign(new Event(name), { newState }));
}

const open = (sheet: HTMLElement) => fireToggle(sheet, 'toggle', 'open');

function close(sheet: HTMLElement): void {
  fireToggle(sheet, 'beforetoggle', 'closed');
  fireToggle(sheet, 'toggle', 'closed');
}

function show() {
  const header = document.createElement('header');
  document.body.replaceChildren(header);
  const { unmount } = renderListing();
  const sheet = screen.getByLabelText('Filtros');
  const loaded = () => screen.findByRole('checkbox', { name: 'Redondo', hidden: true });
  return { header, unmount, sheet, loaded };
}

test('LIST-16, A11: a page that Back shows instead of the open sheet can be used', async () => {
  const { header, unmount, sheet, loaded } = show();
  open(sheet);
  await loaded();
  expect(header.inert).toBe(true);
  unmount();
  expect(header.inert).toBe(false);
});

test('LIST-16, A11: the page can be used after the sheet was opened twice before its code arrived', async () => {
  const { header, sheet, loaded } = show();
  open(sheet);
  close(sheet);
  open(sheet);
  await loaded();
  expect(header.inert).toBe(true);
  close(sheet);
  expect(header.inert).toBe(false);
});
