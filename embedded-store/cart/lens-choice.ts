import type { PersonalizationRow } from '../catalogue/reference';
import type { Choice } from './configurations';

/** What a shopper sent for one lens option: ids of chosen values, a photo as base64, or words. */
export type LensAnswer = { id: number; valueIds: number[]; photo: string; text: string };

/** Checked lens options with what they add to the price of the frame, cents. */
export type LensChoice = { escolhas: Choice[]; acrescimo: number; photo: string };

/**
 * Checks answers against a product's lens options; prices come from the catalogue, never from the sender.
 * @returns the choice, or a sentence in Portuguese that says what is wrong
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
      const pieces = dados.multiplicarPreco === 's' ? 2 : 1;
      escolhas.push({
        id,
        nome: dados.nome,
        valor: value.valor.replace('|', ' – '),
        preco: value.preco * pieces,
      });
      allowed = value.segmentacao.length > 0 ? new Set(value.segmentacao.map((item) => item.id)) : null;
    }
  }
  const unknown = answers.find((answer) => !options.some((option) => option.id === answer.id));
  if (unknown) return 'Esta personalização não é deste produto.';
  const photo = answers.find((answer) => answer.photo)?.photo ?? '';
  return { escolhas, acrescimo: escolhas.reduce((sum, choice) => sum + choice.preco, 0), photo };
}
