import type { Personalizacao } from '@/lib/platform/schemas/product';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { splitLabel } from './labels';

/** A choice in a group. `valor` is 'title|subtitle', `preco` is in BRL. */
export type LensValue = Pick<
  Personalizacao['valores'][number],
  'id' | 'valor' | 'preco' | 'precoDefault' | 'quantidade'
> & {
  /** Set for the value that the platform preselects. */
  isPreset?: true;
  /** Values of later groups that are compatible with this one. Groups without an entry are not restricted. */
  allows: { id: string; groupId: string }[];
};

export type LensGroup = Pick<
  Personalizacao,
  'id' | 'nome' | 'tipo' | 'preco' | 'multiplicarPreco' | 'obrigatorio'
> & {
  /** Description as plain text. */
  descricao: string;
  /** Set for the first group of lenses that are sold without a frame: see `lensesAlone`. */
  isAlone?: true;
  /** The shopper's task in this tab. */
  role: 'choice' | 'upload' | 'text';
  valores: LensValue[];
};

const DESCRIPTION_LENGTH = 200;

/** Ids become object keys and parts of element ids, so only safe characters are accepted. */
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
 * The lens options of a product in the order of the tabs, with what the dialog needs. Groups and values
 * without a valid id or name are dropped; empty if there are no lenses.
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
                // If the platform names no group, the value belongs to the next tab.
                groupId: item.idPersonalizacao || (all[index + 1]?.id ?? ''),
              })),
            }),
          )
        : [],
  }));
}

/** The groups of lenses that are sold without a frame: nothing is asked before the first of them. */
export const lensesAlone = (groups: readonly LensGroup[]): LensGroup[] =>
  groups.map((group, index) => (index === 0 ? { ...group, isAlone: true } : group));
