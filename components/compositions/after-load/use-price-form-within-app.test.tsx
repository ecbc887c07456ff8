import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PriceForm } from '@/components/catalog/listing/price-form';
import { usePriceFormWithinApp } from './use-price-form-within-app';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

function List({ groupsColours }: { groupsColours: boolean }) {
  usePriceFormWithinApp();
  return (
    <main>
      <label data-group-colours="">
        <input type="checkbox" defaultChecked={groupsColours} />
        Agrupar cores
      </label>
      <PriceForm page={{ path: '/solares', query: { filtro: 'formato-redondo', preco: '1-2', pg: '2' } }} />
    </main>
  );
}

/** Submits the form, and returns whether the browser would load the page anew. */
async function submitPrice(): Promise<boolean> {
  let isReload = false;
  const onSubmit = (event: Event) => {
    isReload = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit, { once: true });
  await userEvent.clear(screen.getByRole('textbox', { name: 'De R$' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Até R$' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Até R$' }), '599');
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  return isReload;
}

test('LIST-21: the price form keeps colours ungrouped, which a reload would group again', async () => {
  render(<List groupsColours={false} />);
  expect(await submitPrice()).toBe(false);
  expect(push).toHaveBeenCalledWith('/solares?filtro=formato-redondo&preco=0-599');
});

test('LIST-21: with grouped colours the price form is a plain form', async () => {
  push.mockClear();
  render(<List groupsColours />);
  expect(await submitPrice()).toBe(true);
  expect(push).not.toHaveBeenCalled();
});
