import { and, asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { type LoadedProduct, loadProducts, loadSheets } from '../catalogue/load-products';
import { reais } from '../catalogue/pricing';
import type { Category } from '../catalogue/reference';
import { resolveUrl } from '../catalogue/resolve-url';
import type { StoreContext } from '../context';
import { combinations, productQuestions } from '../db/catalogue-tables';
import type { Piece } from '../db/json-types';
import { productReviews } from '../db/message-tables';
import { notFound, queryOf, readAddress } from './http';
import { estrutura } from './shapes/estrutura';
import { categoryCrumbs, categoryLink, lineage } from './shapes/links';
import { descriptions, productCard } from './shapes/product-card';
import { productLink } from './shapes/product-parts';

/** GET url/product/detail. An unknown address is a 404. */
export function productDetail(ctx: StoreContext): Hono {
  return new Hono().get('/url/product/detail', async (c) => {
    const { address } = readAddress(queryOf(c));
    const target = await resolveUrl(ctx, address);
    if (target?.nivel !== 'product/detail') throw notFound();
    const [product] = await loadProducts(ctx, [target.productId]);
    if (!product) throw notFound();
    return c.json(await detailResponse(ctx, product));
  });
}

async function detailResponse(ctx: StoreContext, product: LoadedProduct) {
  const category = ctx.reference.categoryById.get(product.categoryId);
  if (!category) throw notFound();
  const link = productLink(ctx.urls, product.slug);
  const seo = {
    title: product.nome,
    // Models with one size have the same short text, so the name is added to tell them apart.
    description: `${product.nome}. ${product.curta} Frete grátis, 1 ano de garantia e primeira troca grátis.`,
    keywords: [product.nome, category.nome, product.cor].filter(Boolean).join(', '),
    canonical: link.rota.path,
    ...(product.imagens > 0 && { image: `/upload/og/${product.slug}.jpg` }),
  };
  return {
    estrutura: estrutura(ctx, 'product/detail', seo, [
      ...categoryCrumbs(ctx, category),
      { label: product.nome, ...link },
    ]),
    conteudo: await detailContent(ctx, product, category),
    info: [],
  };
}

async function detailContent(ctx: StoreContext, product: LoadedProduct, category: Category) {
  const card = productCard(ctx, product);
  const [sheets, reviews, perguntas, combinacoes] = await Promise.all([
    loadSheets(ctx, [product.id]),
    publishedReviews(ctx, product.id),
    questions(ctx, product.id),
    combinationShapes(ctx, product.id),
  ]);
  const sheet = sheets.get(product.id);
  return {
    ...card,
    ean: product.ean,
    mpn: product.mpn,
    tipo: sheet?.pecas.length ? 'kit' : 'produto',
    prevenda: false,
    descricoes: descriptions(product.curta, sheet?.longa ?? '', sheet?.tabelaMedida),
    avaliacao: { ...product.rating, avaliacoes: reviews },
    // Like the platform, sends an object keyed by id, or [] if it is empty.
    personalizacoes:
      card.personalizacoes.length > 0 ? Object.fromEntries(card.personalizacoes.map((p) => [p.id, p])) : [],
    caracteristicas: sheet?.caracteristicas ?? [],
    categoria: {
      id: category.id,
      nome: category.nome,
      nivel: category.nivel,
      taxonomia: lineage(ctx, category).map((step) => ({
        id: step.id,
        nome: step.nome,
        ...categoryLink(ctx, step),
      })),
    },
    combinacoes,
    perguntas,
    midias: {
      ...card.midias,
      imagensFull: [],
      imagensConjunto: [],
      imagensRotativas: [],
      arquivos: [],
      manuais: [],
    },
    video: product.video ? { plataforma: 'youtube', url: product.video } : [],
    layoutPersonalizado: { layout: '', layout2: '', layout3: '', codigoCss: '', codigoJs: '' },
    AgendamentoPreco: [],
    pontos: 0,
    assinatura: false,
    conjunto: [],
    produtosLista: [],
    produtos: await pieceShapes(ctx, sheet?.pecas ?? []),
  };
}

/** The products of a kit, each in the kit's size. */
async function pieceShapes(ctx: StoreContext, pieces: Piece[]) {
  const loaded = await loadProducts(
    ctx,
    pieces.map(({ productId }) => productId),
  );
  return pieces.flatMap(({ productId, sizeId, quantidade }) => {
    const product = loaded.find(({ id }) => id === productId);
    if (!product) return [];
    const sizes = product.sizes.filter(({ id }) => id === sizeId);
    return [{ ...productCard(ctx, { ...product, sizes }), quantidade }];
  });
}

async function publishedReviews({ db }: StoreContext, productId: number) {
  const rows = await db
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.productId, productId), eq(productReviews.publicada, true)))
    .orderBy(desc(productReviews.criadoEm), desc(productReviews.id))
    .limit(50);
  return rows.map(({ id, nome, nota, comentario, recomenda, criadoEm }) => ({
    id,
    nome,
    data: criadoEm.toISOString(),
    nota,
    comentario,
    recomenda,
  }));
}

async function questions({ db, shop }: StoreContext, productId: number) {
  const rows = await db
    .select()
    .from(productQuestions)
    .where(eq(productQuestions.productId, productId))
    .orderBy(asc(productQuestions.id));
  return rows.map(({ id, nome, data, pergunta, resposta }) => ({
    id,
    nome,
    data,
    pergunta,
    respostas: [{ id, nome: `Equipe ${shop.nome}`, data, resposta }],
  }));
}

async function combinationShapes(ctx: StoreContext, productId: number) {
  const rows = await ctx.db
    .select()
    .from(combinations)
    .where(eq(combinations.productId, productId))
    .orderBy(asc(combinations.id));
  const others = await loadProducts(
    ctx,
    rows.map((row) => row.otherId),
  );
  return rows.flatMap((row) => {
    const other = others.find((o) => o.id === row.otherId);
    if (!other) return [];
    const desconto = row.tipoDesconto === 'valor' ? reais(row.desconto) : row.desconto;
    return { id: row.id, tipoDesconto: row.tipoDesconto, desconto, produto: productCard(ctx, other) };
  });
}
