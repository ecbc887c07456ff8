import { preload } from 'swr';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { comparedKey } from '@/lib/catalog/product/fetch-compared';
import { BUY_FORM_ID } from '@/lib/catalog/product/purchase-options';
import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { AddPayload } from '@/lib/platform/schemas/offer';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { useComparedProduct } from '@/lib/purchase/comparison/use-compared-product';

/** Requests the product of a product page, so that its line in the bag is complete as soon as it appears. */
export function preloadPageProduct(): void {
  if (document.getElementById(BUY_FORM_ID) === null) return;
  preload(comparedKey(window.location.pathname), fetchFromGateway).catch((error: unknown) =>
    // The line requests it again.
    console.warn('The product of the page could not be preloaded', error),
  );
}

/** A size that shoppers read by another name once its measures are known. */
export const isLensWidth = (valor: string) => /^\d+$/.test(valor);

/** Fields of a line's product that the cart lacks; undefined until they have loaded, and for a line without such. */
export function useBagProduct({ personalizacao, opcoes }: ItemDoCarrinho, href: string | null) {
  const isWanted = personalizacao.length === 0 || opcoes.some(({ valor }) => isLensWidth(valor));
  const path = isWanted ? href : null;
  const { data: product, error } = useComparedProduct(path);
  return { product, isLoading: path !== null && product === undefined && !error };
}

/**
 * Payload of a kit in its chosen sizes, or of a frame with its lenses: the line's hash has a token for these choices.
 * Null for other lines.
 */
function configuredPayload({ tipo, hash, quantidade, personalizacao }: ItemDoCarrinho): AddPayload | null {
  const part = (key: string, absent = '0') => String(hash[key] || absent);
  const adicional = part('adicional', '');
  const isConfigured = tipo === 'lista' || (adicional !== '' && personalizacao.length > 0);
  if (!isConfigured || part('idProduto') === '0') return null;
  const ids = {
    idProduto: part('idProduto'),
    idAtributoSimples: part('idAtributoSimples'),
    idUnidadeVenda: part('idUnidadeVenda'),
    idArmazem: part('idArmazem'),
  };
  return { tipo, url: '', itens: [{ ...ids, quantidade: String(quantidade), adicional, parametros: '' }] };
}

/** Payload that restores a removed line; null if the product can be added only on its page. */
export function payloadOf(
  line: ItemDoCarrinho,
  product: ComparedProduct | null | undefined,
): AddPayload | null {
  const configured = configuredPayload(line);
  if (configured) return configured;
  const { opcoes, quantidade } = line;
  const chosen = product?.sizes?.find(({ label }) => opcoes.some(({ valor }) => valor === label));
  const payload = (product?.sizes?.length ? chosen?.payload : product?.payload) ?? null;
  return (
    payload && {
      ...payload,
      itens: payload.itens.map((item) => ({ ...item, quantidade: String(quantidade) })),
    }
  );
}
