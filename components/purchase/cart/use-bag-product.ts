import useSWR from 'swr';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { CarrinhoPronto } from '@/lib/platform/schemas/offer';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';

/** Fields of a line's product that the cart lacks; undefined for a line with lenses, and until they are there. */
export function useBagProduct({ personalizacao }: ItemDoCarrinho, href: string | null) {
  const { data } = useSWR<ComparedProduct | null>(
    personalizacao.length === 0 && href ? `/v2/front/comparison${href}` : null,
    fetchFromGateway,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data;
}

/** Payload that puts a removed line back; null where the product cannot be added without its page. */
export function payloadOf(
  { opcoes, quantidade }: ItemDoCarrinho,
  product: ComparedProduct | null | undefined,
): CarrinhoPronto | null {
  const chosen = product?.sizes?.find(({ label }) => opcoes.some(({ valor }) => valor === label));
  const carrinho = (product?.sizes?.length ? chosen?.carrinho : product?.carrinho) ?? null;
  return (
    carrinho && {
      ...carrinho,
      itens: carrinho.itens.map((item) => ({ ...item, quantidade: String(quantidade) })),
    }
  );
}
