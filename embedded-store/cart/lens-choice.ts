import type { PersonalizationRow } from '../catalogue/reference';
import type { Choice } from './configurations';

/** The shopper's answer to a lens option: ids of chosen values, a photo as base64, or a text. */
export type LensAnswer = { id: number; valueIds: number[]; photo: string; text: string };

/** Validated lens options with their surcharge on the frame's price, in cents. */
export type LensChoice = { escolhas: Choice[]; acrescimo: number; photo: string };

/** The cart's text for a prescription that was neither attached nor typed. */
export const MISSING_PRESCRIPTION = 'falta enviar';

const ATTACHED = 'anexada';
const TYPED = 'digitada';

/** The cart's text for a prescription that was sent. */
export const PRESCRIPTION_STATES: readonly string[] = [ATTACHED, TYPED];

/** A line of a typed prescription, as the shop writes it below the shopper's note: 'OD: ESF -1,25'. */
const TYPED_LINE = /^(?:O[DE]: |DNP TOTAL: \d)/m;

/** The cart's text about the prescription for an order with lenses. */
function prescriptionState(photo: string, answers: LensAnswer[]): string {
  if (photo !== '') return ATTACHED;
  return answers.some(({ text }) => TYPED_LINE.test(text)) ? TYPED : MISSING_PRESCRIPTION;
}

/**
 * Validates answers against a product's lens options. Prices come from the catalogue, never from the client.
 * @returns the choice, or an error message in Portuguese
 */
export function chooseLenses(options: PersonalizationRow[], answers: LensAnswer[]): LensChoice | string {
  const escolhas: Choice[] = [];
  let allowed: Set<number> | null = null;
  for (const { id, dados } of options) {
    const chosen = answers.find((answer) => answer.id === id);
    const values = dados.valores.filter((value) => chosen?.valueIds.includes(value.id));
    if (dados.obrigatorio === 's' && values.length !== 1) return `Escolha uma opção de ${dados.nome}.`;
    if (dados.tipo === 'text' && chosen?.text) {
      escolhas.push({ id, nome: dados.nome, valor: chosen.text, preco: 0 });
    }
    for (const value of values) {
      if (allowed && !allowed.has(value.id)) return `A opção de ${dados.nome} não combina com a anterior.`;
      const quantity = dados.multiplicarPreco === 's' ? 2 : 1;
      escolhas.push({
        id,
        nome: dados.nome,
        valor: value.valor.replace('|', ' – '),
        preco: value.preco * quantity,
      });
      allowed = value.segmentacao.length > 0 ? new Set(value.segmentacao.map((item) => item.id)) : null;
    }
  }
  const unknown = answers.find((answer) => !options.some((option) => option.id === answer.id));
  if (unknown) return 'Esta personalização não é deste produto.';
  const photo = answers.find((answer) => answer.photo)?.photo ?? '';
  const prescription = options.find(({ dados }) => dados.tipo === 'upload');
  if (prescription && (escolhas.length > 0 || photo !== '')) {
    const valor = prescriptionState(photo, answers);
    escolhas.push({ id: prescription.id, nome: prescription.dados.nome, valor, preco: 0 });
  }
  return { escolhas, acrescimo: escolhas.reduce((sum, choice) => sum + choice.preco, 0), photo };
}
