import type { Page } from 'playwright/test';
import type { ExpectedProduct } from './data-layer';

type ListingResponse = {
  conteudo: {
    produtos: {
      id: number;
      nome: string;
      status: string;
      marca: { nome: string } | null;
      precos: { por: number };
      rota: { path: string } | null;
    }[];
  };
  info: { total: number };
};

type ListingData = { products: (ExpectedProduct & { path: string })[]; total: number };

/** A listing as the platform returns it (`query`: its kind and parameters), without the page cache. */
export async function readListing(page: Page, query: string): Promise<ListingData> {
  const response = await page.request.get(`/v2/front/url/product/listing/${query}`);
  const { conteudo, info } = (await response.json()) as ListingResponse;
  const products = conteudo.produtos.map(({ id, nome, status, marca, precos, rota }) => ({
    id,
    nome,
    marca: marca?.nome ?? '',
    preco: status === 'disponivel' ? precos.por : null,
    path: rota?.path ?? '',
  }));
  return { products, total: info.total };
}
