import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { FILTER_PANEL_ID } from '@/components/catalog/listing/ids';
import { useSpaceOnFilters } from './use-space-on-filters';

const presses: string[] = [];

function Page() {
  useSpaceOnFilters();
  return (
    // biome-ignore lint/a11y: the links of the test lead nowhere
    <main
      onClick={(event) => {
        event.preventDefault();
        presses.push((event.target as Element).textContent ?? '');
      }}
    >
      <section id={FILTER_PANEL_ID}>
        <a href="/solares">Solares</a>
        <a href="/solares?cor=azul" rel="nofollow">
          Azul
        </a>
      </section>
      <a href="/x" rel="nofollow">
        Outra
      </a>
    </main>
  );
}

/** Whether the browser would scroll, as it does for Space on a link. */
function pressSpace(name: string, isRepeated = false): boolean {
  const link = screen.getByRole('link', { name });
  const event = createEvent.keyDown(link, { key: ' ', repeat: isRepeated });
  return fireEvent(link, event);
}

test('A28, LIST-21: Space toggles the value of a filter, which looks like a box, and nothing else', () => {
  render(<Page />);
  expect(pressSpace('Azul')).toBe(false);
  expect(pressSpace('Azul', true)).toBe(false);
  expect(pressSpace('Solares')).toBe(true);
  expect(pressSpace('Outra')).toBe(true);
  expect(presses).toEqual(['Azul']);
});
