import type { Personalizacao } from '@/lib/platform/schemas/product';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { splitLabel } from './labels';

/** A choice of a group; `valor` is 'title|subtitle', `preco` in BRL. */
export type LensValue = Pick<
  Personalizacao['valores'][number],
  'id' | 'valor' | 'preco' | 'precoDefault' | 'quantidade'
> & {
  /** Set for the value that the platform preselects. */
  isPreset?: true;
  /** Compatible values of later groups; groups without any are unrestricted. */
  allows: { id: string; groupId: string }[];
};

export type LensGroup = Pick<
  Personalizacao,
  'id' | 'nome' | 'tipo' | 'preco' | 'multiplicarPreco' | 'obrigatorio'
> & {
  /** Plain text. */
  descricao: string;
  /** The shopper's task in this tab. */
  role: 'choice' | 'upload' | 'text';
  valores: LensValue[];
};

const DESCRIPTION_LENGTH = 200;

/** Ids become object keys and parts of element ids, so only safe ones are accepted. */
const isId = (id: string) => /^[\w-]{1,40}$/.test(id) && !(id in {});

function unique<T extends { id: string }>(list: readonly T[]): T[] {
  return list.filter(({ id }, index) => list.findIndex((other) => other.id === id) === index);
}

function roleOf({ tipo, valores }: Personalizacao): LensGroup['role'] | null {
  if (/^upload$/i.test(tipo)) return 'upload';
  if (/^text/i.test(tipo)) return 'text';
  return valores.some(isUsable) ? 'choice' : null;
}

const isUsable = ({ id, valor }: Personalizacao['valores'][number]) =>
  isId(id) && splitLabel(valor).title !== '';

/**
 * The lens options of a product in tab order, with the fields of the dialog. Groups and values without a valid id or
 * name are dropped; empty if there are no lenses.
 */
export function lensGroups(personalizacoes: readonly Personalizacao[]): LensGroup[] {
  const usable = personalizacoes.flatMap((group) => {
    const role = roleOf(group);
    return role === null || !isId(group.id) ? [] : [{ group, role, id: group.id }];
  });
  return unique(usable).map(({ group, role }, index, all) => ({
    id: group.id,
    nome: group.nome || `Etapa ${index + 1}`,
    descricao: htmlToText(group.descricao, DESCRIPTION_LENGTH),
    tipo: group.tipo,
    role,
    preco: group.preco,
    multiplicarPreco: group.multiplicarPreco,
    obrigatorio: group.obrigatorio,
    valores:
      role === 'choice'
        ? unique(group.valores.filter(isUsable)).map(
            ({ id, valor, preco, precoDefault, quantidade, selecionado, segmentacao }) => ({
              id,
              valor,
              preco,
              precoDefault,
              quantidade,
              ...(selecionado ? { isPreset: true as const } : {}),
              allows: (segmentacao?.itens ?? []).map((item) => ({
                id: item.id,
                // A value without a group belongs to the next tab.
                groupId: item.idPersonalizacao || (all[index + 1]?.id ?? ''),
              })),
            }),
          )
        : [],
  }));
}
