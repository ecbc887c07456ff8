import { textOf } from '@/lib/html/sanitise';
import type { Personalizacao } from '@/lib/store-api/schemas/personalizacao';
import { splitLabel } from './label';

/** A choice of a group; `valor` is 'title|subtitle', `preco` in BRL. */
export type LensValue = Pick<
  Personalizacao['valores'][number],
  'id' | 'valor' | 'preco' | 'precoDefault' | 'quantidade'
> & {
  /** Values of later groups that go with this one; a group that is not named is not restricted (LENS-06). */
  permite: { id: string; grupo: string }[];
};

export type LensGroup = Pick<
  Personalizacao,
  'id' | 'nome' | 'tipo' | 'preco' | 'multiplicarPreco' | 'obrigatorio'
> & {
  /** Plain text. */
  descricao: string;
  /** What the shopper does in this tab. */
  papel: 'choice' | 'upload' | 'text';
  valores: LensValue[];
};

const DESCRIPTION_LENGTH = 200;

/** Ids become keys of objects and parts of element ids: those of another form are no ids. */
const isId = (id: string) => /^[\w-]{1,40}$/.test(id) && !(id in {});

function unique<T extends { id: string }>(list: readonly T[]): T[] {
  return list.filter(({ id }, index) => list.findIndex((other) => other.id === id) === index);
}

function roleOf({ tipo, valores }: Personalizacao): LensGroup['papel'] | null {
  if (/^upload$/i.test(tipo)) return 'upload';
  if (/^text/i.test(tipo)) return 'text';
  return valores.some(isUsable) ? 'choice' : null;
}

const isUsable = ({ id, valor }: Personalizacao['valores'][number]) =>
  isId(id) && splitLabel(valor).title !== '';

/**
 * The lens options of a product in the order of their tabs, narrowed to what the dialog needs (LENS-04,
 * LENS-09). Groups and values that could not be chosen or named are left out; empty when there are no lenses.
 */
export function lensGroups(personalizacoes: readonly Personalizacao[]): LensGroup[] {
  const usable = personalizacoes.flatMap((group) => {
    const papel = roleOf(group);
    return papel === null || !isId(group.id) ? [] : [{ group, papel, id: group.id }];
  });
  return unique(usable).map(({ group, papel }, index, all) => ({
    id: group.id,
    nome: group.nome || `Etapa ${index + 1}`,
    descricao: textOf(group.descricao, DESCRIPTION_LENGTH),
    tipo: group.tipo,
    papel,
    preco: group.preco,
    multiplicarPreco: group.multiplicarPreco,
    obrigatorio: group.obrigatorio,
    valores:
      papel === 'choice'
        ? unique(group.valores.filter(isUsable)).map(
            ({ id, valor, preco, precoDefault, quantidade, segmentacao }) => ({
              id,
              valor,
              preco,
              precoDefault,
              quantidade,
              permite: (segmentacao?.itens ?? []).map((item) => ({
                id: item.id,
                // Without a group named, the next tab is meant.
                grupo: item.idPersonalizacao || (all[index + 1]?.id ?? ''),
              })),
            }),
          )
        : [],
  }));
}
