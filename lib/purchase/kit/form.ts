import type { Kit } from './kit';
import type { KitSelection } from './order';

/** Id of the form that buys a kit before JavaScript runs; buttons, sizes and quantities refer to it. */
export const KIT_FORM_ID = 'kit';

/** The gateway prepares the kit and redirects to the store's cart. */
export const KIT_FORM_ACTION = '/v2/front/kit/form';

/** Id of the message about a form that could not be processed; redirects point to it. */
export const KIT_ERROR_ID = 'nao-deu';

/** Names of the form's fields. */
export const KIT_FIELDS = {
  path: 'caminho',
  quantity: 'quantidade',
  included: 'levar',
  sizeOf: (id: number) => `tamanho-${id}`,
  countOf: (id: number) => `quantidade-${id}`,
};

const POSITIVE_INTEGER = /^0*[1-9]\d{0,14}$/;
const MAX_QUANTITY = 9_999;

/** A whole number above 0, for ids and quantities; null for anything else. */
function positiveInteger(form: URLSearchParams, name: string): number | null {
  const value = form.get(name)?.trim() ?? '';
  return POSITIVE_INTEGER.test(value) ? Number(value) : null;
}

function parseQuantity(form: URLSearchParams, name: string): number | null {
  const quantity = positiveInteger(form, name);
  return quantity !== null && quantity <= MAX_QUANTITY ? quantity : null;
}

/** The selection in a posted form. Invalid sizes and quantities count as missing. */
export function parseSelection({ isClosed, products }: Kit, form: URLSearchParams): KitSelection {
  const included = form.getAll(KIT_FIELDS.included);
  const readPerProduct = (read: (id: number) => number | null): Record<number, number> =>
    Object.fromEntries(
      products.flatMap(({ id }) => {
        const value = read(id);
        return value === null ? [] : [[id, value]];
      }),
    );
  return {
    sizes: readPerProduct((id) => positiveInteger(form, KIT_FIELDS.sizeOf(id))),
    counts: isClosed ? {} : readPerProduct((id) => parseQuantity(form, KIT_FIELDS.countOf(id))),
    excluded: isClosed ? [] : products.map(({ id }) => id).filter((id) => !included.includes(String(id))),
    quantity: parseQuantity(form, KIT_FIELDS.quantity) ?? 1,
  };
}
