import { fireEvent, render, screen, within } from '@testing-library/react';
import { emulateScreenWidth } from '@/components/ui/testing';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { faqQuestions } from '@/lib/content/questions/faq-questions';
import { HelpSearch } from './help-search';
import { HelpTopics } from './help-topics';

/** Submits the search for these words. Returns whether the page stays. */
function search(words: string): boolean {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
  let stays = false;
  // jsdom cannot leave the page.
  const note = (event: Event) => {
    stays = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('submit', note, { once: true });
  fireEvent.submit(screen.getByRole('form'));
  return stays;
}

beforeEach(() => {
  emulateScreenWidth(390);
  render(
    <main>
      <HelpSearch>
        <form aria-label="Ajuda">
          <input name="busca" />
        </form>
      </HelpSearch>
      <HelpTopics questions={faqQuestions(OCULOS)} storefront={OCULOS}>
        {null}
      </HelpTopics>
    </main>,
  );
});

test('INST-14: the search of the help page finds its own questions first, and a click opens one', () => {
  expect(search('prazo')).toBe(true);
  const links = within(screen.getByRole('status')).getAllByRole('link');
  const [first] = links;
  if (!first) throw new Error('no question');
  expect(first).toHaveTextContent('Qual é o prazo de entrega?');
  expect(links.at(-1)).toHaveAttribute('href', '/busca?busca=prazo');
  const answer = screen.getByRole('heading', { name: 'Qual é o prazo de entrega?' }).closest('details');
  expect(answer?.open).toBe(false);
  fireEvent.click(first);
  expect(answer?.open).toBe(true);
});

test('INST-14: questions whose answer contains the words come after those that ask about them', () => {
  search('trocas');
  const [first, second] = within(screen.getByRole('status')).getAllByRole('link');
  expect(first).toHaveTextContent('Como troco um produto?');
  expect(second).not.toHaveTextContent('Buscar na loja toda');
});

test('INST-14: words that no question is about are searched in the shop', () => {
  expect(search('aviador espelhado')).toBe(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
