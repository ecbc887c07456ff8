import type { Page } from 'playwright/test';
import type { Known } from './data-layer';

type Wire = {
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

type Part = { products: (Known & { path: string })[]; total: number };

/** What the store answers for a listing (`query`: its kind and parameters), asked past all pages. */
export async function listingOf(page: Page, query: string): Promise<Part> {
  const response = await page.request.get(`/v2/front/url/product/listing/${query}`);
  const { conteudo, info } = (await response.json()) as Wire;
  const products = conteudo.produtos.map(({ id, nome, status, marca, precos, rota }) => ({
    id,
    nome,
    marca: marca?.nome ?? '',
    preco: status === 'disponivel' ? precos.por : null,
    path: rota?.path ?? '',
  }));
  return { products, total: info.total };
}
