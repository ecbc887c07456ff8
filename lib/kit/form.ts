import type { Kit } from './options';
import type { KitSelection } from './selection';

/** Id of the form that buys a kit before any script runs; buttons, sizes and quantities name it. */
export const KIT_FORM = 'kit';

/** Where the form goes: the gateway prepares the kit and leads on to the store's cart. */
export const KIT_FORM_ACTION = '/v2/front/kit/form';

/** Place of the page that tells that the form could not be followed. */
export const KIT_PROBLEM = 'nao-deu';

/** Names of the form's fields. */
export const KIT_FIELDS = {
  caminho: 'caminho',
  quantidade: 'quantidade',
  levar: 'levar',
  tamanhoDe: (id: number) => `tamanho-${id}`,
  quantidadeDe: (id: number) => `quantidade-${id}`,
};

const WHOLE = /^0*[1-9]\d{0,14}$/;
const MAX_PIECES = 9_999;

/** A whole number above 0, as ids and numbers of pieces are; null for everything else. */
function numberIn(form: URLSearchParams, name: string): number | null {
  const value = form.get(name)?.trim() ?? '';
  return WHOLE.test(value) ? Number(value) : null;
}

function piecesIn(form: URLSearchParams, name: string): number | null {
  const pieces = numberIn(form, name);
  return pieces !== null && pieces <= MAX_PIECES ? pieces : null;
}

/** What a posted form says about a kit; anything that is no size and no number of pieces counts as not said. */
export function selectionOf({ fechada, pieces }: Kit, form: URLSearchParams): KitSelection {
  const taken = form.getAll(KIT_FIELDS.levar);
  const said = (read: (id: number) => number | null): Record<number, number> =>
    Object.fromEntries(
      pieces.flatMap(({ id }) => {
        const value = read(id);
        return value === null ? [] : [[id, value]];
      }),
    );
  return {
    sizes: said((id) => numberIn(form, KIT_FIELDS.tamanhoDe(id))),
    counts: fechada ? {} : said((id) => piecesIn(form, KIT_FIELDS.quantidadeDe(id))),
    left: fechada ? [] : pieces.map(({ id }) => id).filter((id) => !taken.includes(String(id))),
    quantity: piecesIn(form, KIT_FIELDS.quantidade) ?? 1,
  };
}
