import type { Lista } from '@/lib/store-api/schemas/lista-detalhe';
import type { Caracteristica } from '@/lib/store-api/schemas/produto-detalhe';

/**
 * The features of a kit, one group per product under its name (KIT-07). A piece that brings none may still be
 * described by the list's own groups, which platforms name after the products.
 */
export function featuresByProduct({ produtos, caracteristicas }: Lista): Caracteristica[] {
  const own = produtos.map(({ nome, caracteristicas: groups }) => ({
    nome,
    itens: groups.flatMap(({ itens }) => itens),
  }));
  const described = own.filter(({ itens }) => itens.length > 0);
  const others = caracteristicas.filter(({ nome }) => !described.some((group) => group.nome === nome));
  return [...described, ...others];
}
