import { displayPrices } from '@/lib/money/prices';
import type { ProdutoDetalhe } from '@/lib/store-api/schemas/produto-detalhe';
import { plain } from './plain';

type Facts = { produto: ProdutoDetalhe; url: string; descricao: string };

const AVAILABILITY = {
  disponivel: 'https://schema.org/InStock',
  indisponivel: 'https://schema.org/OutOfStock',
} as const;

function offerOf({ produto, url }: Facts) {
  const prices = displayPrices(produto.precos);
  if (produto.status === 'sobConsulta' || prices === null) return {};
  return {
    offers: {
      '@type': 'Offer',
      price: prices.por.toFixed(2),
      priceCurrency: 'BRL',
      availability: AVAILABILITY[produto.status],
      itemCondition: 'https://schema.org/NewCondition',
      url,
    },
  };
}

/**
 * Structured data of a product: the same price as on the page, no offer for what has no public price (B1 to
 * B4), no rating that the page does not show.
 * @param descricao plain text
 */
export function productJsonLd(facts: Facts) {
  const { produto, url, descricao } = facts;
  const images = produto.midias.imagens
    .map(({ arquivos }) => arquivos.zoom || arquivos.big)
    .filter((file) => file !== '');
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: plain(produto.nome),
    url,
    ...(descricao ? { description: plain(descricao) } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(produto.sku ? { sku: plain(produto.sku) } : {}),
    ...(produto.mpn ? { mpn: plain(produto.mpn) } : {}),
    ...(produto.marca ? { brand: { '@type': 'Brand', name: plain(produto.marca.nome) } } : {}),
    ...offerOf(facts),
  };
}
