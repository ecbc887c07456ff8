import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCompared, saveCompared } from '@/lib/purchase/comparison/compared-list';
import { compareToggle } from '@/lib/purchase/comparison/picker-state';
import { useStore } from '@/lib/shared/store';
import { ComparePicker } from './compare-picker';

function Card({ name, nome = `Armação ${name}` }: { name: string; nome?: string }) {
  const Toggle = useStore(compareToggle);
  return (
    <article data-card>
      <img src={`https://fotos.test/${name}.webp`} alt="" />
      {Toggle ? <Toggle href={`/${name}.html`} nome={nome} /> : null}
    </article>
  );
}

type ListProps = {
  names: readonly string[];
  id: string;
  isOffered?: boolean;
  /** Whether the filters show that the list is of measured frames. */
  isOfFrames?: boolean;
};

/** A list with the comparison; before it has loaded, it has no products. */
function List({ names, id, isOffered = false, isOfFrames = true }: ListProps) {
  return (
    <>
      <section id="filtros">{isOfFrames ? <a href="/minha-medida">Minha medida</a> : null}</section>
      <section id={id} key={names.length}>
        <div>
          <button type="button" popoverTarget="filtros">
            Filtrar
          </button>
          {isOffered ? (
            <label data-compare="">
              <input type="checkbox" />
              Comparar
            </label>
          ) : null}
        </div>
        {names.map((name) => (
          <Card key={name} name={name} />
        ))}
      </section>
      <ComparePicker isOffered={isOffered} />
    </>
  );
}

beforeEach(() => sessionStorage.clear());

test('PDP-57: products of a listing can be added to the comparison and removed; a bar links back to it', async () => {
  const user = userEvent.setup();
  saveCompared(['/alba.html?tamanho=P']);
  render(<List id="produtos" names={['alba', 'brisa']} />);
  expect(screen.getByRole('checkbox', { name: 'Comparar Armação alba' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Armação brisa' }));
  expect(readCompared('')).toEqual(['/alba.html?tamanho=P', '/brisa.html']);
  const bar = within(screen.getByRole('region', { name: 'Comparação' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 de 4 para comparar');
  expect(bar.getByRole('link', { name: 'Ver comparação' })).toHaveAttribute('href', '/comparar');
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Armação alba' }));
  expect(readCompared('')).toEqual(['/brisa.html']);
  expect(bar.getByRole('status')).toHaveTextContent('Escolha mais uma');
  expect(bar.queryByRole('link')).not.toBeInTheDocument();
});

test('PDP-57: a fifth frame is not added, and the bar says why', async () => {
  const user = userEvent.setup();
  const four = ['/a.html', '/b.html', '/c.html', '/d.html'];
  saveCompared(four);
  render(<List id="produtos" names={['e']} />);
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Armação e' }));
  expect(screen.getByText('São até quatro por vez: tire uma para pôr outra.')).toBeVisible();
  expect(readCompared('')).toEqual(four);
});

test('PDP-57: ending the comparison empties it and removes the checkboxes from the cards', async () => {
  const user = userEvent.setup();
  saveCompared(['/alba.html']);
  render(<List id="produtos" names={['brisa']} />);
  await user.click(screen.getByRole('button', { name: 'Encerrar a comparação' }));
  expect(readCompared('')).toEqual([]);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('PDP-57: cards outside a listing have no compare checkbox and no bar', () => {
  saveCompared(['/alba.html']);
  render(<List id="vitrine" names={['brisa']} />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('PDP-57: lists of other products, and lenses among frames, have no compare checkbox and no bar', () => {
  saveCompared(['/alba.html', '/brisa.html']);
  const { unmount } = render(<List id="produtos" names={['visao']} isOfFrames={false} />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  render(
    <>
      <List id="vazia" names={[]} />
      <section id="produtos">
        <Card name="visao" nome="Lentes Panorama Visão simples" />
      </section>
    </>,
  );
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('PDP-57, L12: the checkbox of the second frame is followed by a link to the comparison', async () => {
  const user = userEvent.setup();
  saveCompared(['/alba.html']);
  render(<List id="produtos" names={['alba', 'brisa']} />);
  const linkAt = (index: number) =>
    within(screen.getAllByRole('article')[index] as HTMLElement).queryByRole('link');
  expect(linkAt(0)).not.toBeInTheDocument();
  screen.getByRole('checkbox', { name: 'Comparar Armação brisa' }).focus();
  await user.keyboard(' ');
  await user.tab();
  expect(linkAt(1)).toHaveFocus();
  expect(linkAt(1)).toHaveAttribute('href', '/comparar');
});

test('PDP-57: without a comparison, a checkbox above the list shows those of the cards, and hides them again', async () => {
  const user = userEvent.setup();
  render(<List id="produtos" names={['alba']} isOffered />);
  const compare = screen.getByRole('checkbox', { name: 'Comparar' });
  const ofCard = () => screen.queryByRole('checkbox', { name: 'Comparar Armação alba' });
  expect(compare).not.toBeChecked();
  expect(ofCard()).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await user.click(compare);
  expect(compare).toBeChecked();
  expect(ofCard()).not.toBeChecked();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await user.click(compare);
  expect(ofCard()).not.toBeInTheDocument();
});

test('PDP-57: the checkbox above a list that loads later is checked during a comparison, and ends it', async () => {
  const user = userEvent.setup();
  saveCompared(['/alba.html']);
  const { rerender } = render(<List id="produtos" names={[]} isOffered />);
  rerender(<List id="produtos" names={['brisa']} isOffered />);
  const offer = screen.getByRole('checkbox', { name: 'Comparar' });
  expect(offer).toBeChecked();
  await user.click(offer);
  expect(screen.queryByRole('checkbox', { name: 'Comparar Armação brisa' })).not.toBeInTheDocument();
});

test('PDP-57: a checkbox above the list that was checked before its code loaded shows those of the cards', () => {
  const controls = document.body.appendChild(document.createElement('section'));
  controls.id = 'produtos';
  controls.innerHTML = '<label data-compare><input type="checkbox" checked>Comparar</label>';
  render(<ComparePicker isOffered />);
  expect(screen.getByRole('checkbox', { name: 'Comparar' })).toBeChecked();
  expect(compareToggle.get()).not.toBeNull();
  controls.remove();
});

test('PDP-57: the bar shows pictures only if it knows those of all frames', () => {
  const pictures = () =>
    screen.getByRole('region', { name: 'Comparação' }).querySelectorAll<HTMLImageElement>('img');
  saveCompared(['/luz.html', '/vento.html']);
  const { unmount } = render(<List id="produtos" names={['luz']} />);
  expect(pictures()).toHaveLength(0);
  unmount();
  render(<List id="produtos" names={['vento']} />);
  expect(pictures()).toHaveLength(2);
});
