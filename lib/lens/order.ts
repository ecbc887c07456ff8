import type { LensGroup, LensValue } from './options';
import { chosenValue, type LensState } from './state';
import { noteOf } from './totals';

type OrderedValue = Pick<LensValue, 'id' | 'valor' | 'preco' | 'precoDefault' | 'quantidade'>;

type Personalizacao = {
  id: string;
  tipo: string;
  preco: number;
  multiplicarPreco: 's' | 'n';
  valorSelect?: OrderedValue;
  valoresCheckbox?: OrderedValue[];
  valorText?: string;
  /** data: address of the photo, base64. */
  valorUpload?: string;
};

/** Body of POST product/shop (LENS-14). */
export type LensOrder = {
  produtos: {
    id: number;
    quantidade: 1;
    idAtributoValor: number;
    /** Price of the frame alone, BRL. */
    preco: number;
    personalizacao: Personalizacao[];
  }[];
  carrinho: true;
};

function answerOf(
  groups: readonly LensGroup[],
  state: LensState,
  group: LensGroup,
): Partial<Personalizacao> | null {
  if (group.papel === 'upload')
    return state.photo && state.handedOver ? { valorUpload: state.photo.dataUrl } : null;
  if (group.papel === 'text') {
    const text = noteOf(groups, state, group);
    return text === '' || !state.consent ? null : { valorText: text };
  }
  const value = chosenValue(group, state.choices);
  if (value === null) return null;
  const { id, valor, preco, precoDefault, quantidade } = value;
  const ordered = { id, valor, preco, precoDefault, quantidade: Math.max(0, Math.round(quantidade)) };
  return group.tipo === 'select' ? { valorSelect: ordered } : { valoresCheckbox: [ordered] };
}

/** A frame with everything chosen for its lenses. Nothing about the eyes goes without consent (L9). */
export function lensOrder(
  produto: { id: number; idAtributoValor: number; preco: number },
  groups: readonly LensGroup[],
  state: LensState,
): LensOrder {
  const personalizacao = groups.flatMap((group) => {
    const answer = answerOf(groups, state, group);
    if (answer === null) return [];
    const { id, tipo, preco, multiplicarPreco } = group;
    return [
      { id, tipo, preco, multiplicarPreco: multiplicarPreco ? ('s' as const) : ('n' as const), ...answer },
    ];
  });
  return { produtos: [{ ...produto, quantidade: 1, personalizacao }], carrinho: true };
}
