import type { z } from 'zod';
import { avaliacaoLojaSchema, chaveAvaliacaoSchema } from '@/lib/store-api/schemas/avaliacao-loja';
import { canceladaSchema, carrinhoSchema, usuarioSchema } from '@/lib/store-api/schemas/carrinho';
import { combinacaoCompradaSchema, compraSchema, listaCompradaSchema } from '@/lib/store-api/schemas/compra';
import { configuracoesSchema } from '@/lib/store-api/schemas/configuracoes';
import { envioSchema } from '@/lib/store-api/schemas/envio';
import { fretesSchema } from '@/lib/store-api/schemas/frete';
import { listagemDeListasSchema, listagemSchema } from '@/lib/store-api/schemas/listagem';
import { marcasSchema } from '@/lib/store-api/schemas/marca';
import { menuSchema } from '@/lib/store-api/schemas/menu';
import { detalheSchema, homeSchema, paginaSchema, verificacaoSchema } from '@/lib/store-api/schemas/paginas';
import { bannersSchema, vitrineSchema } from '@/lib/store-api/schemas/vitrine';

/** What the calls need to know of the catalogue they run against. */
export type Subject = {
  productPath: string;
  productId: number;
  categoryPath: string;
  categoryId: number;
  brandPath: string;
  landingPath: string;
  listPath: string;
  listId: number;
  pair: { main: { id: number; idAtributoValor: number }; other: { id: number; idAtributoValor: number } };
  pieces: { id: number; idAtributoValor: number }[];
};

/** A call of the storefront's tables: how it is made, what reads its answer, and what that must tell. */
export type StoreCall = {
  /** Line of the API table. */
  spec: string;
  path: (subject: Subject) => string;
  read: (answer: unknown) => unknown;
  /** Whether the parsed answer says something; a reader alone is lenient towards poor platforms. */
  tells: (answer: unknown) => boolean;
};
export type StoreWrite = StoreCall & {
  method: 'POST' | 'PUT' | 'DELETE';
  body: (subject: Subject) => Record<string, unknown>;
  /** Fields without which the call is refused. */
  required: string[];
  /** Fields that name something of the shop, and may not be made up. */
  ids: string[];
  /** `customer`: after the demonstration login; `seller`: within an internal sale; `cart`: with the body's line. */
  as?: 'customer' | 'seller' | 'cart';
};

function call<T>(
  spec: string,
  path: StoreCall['path'],
  schema: z.ZodType<T>,
  tells: (answer: T) => boolean,
): StoreCall {
  // The answer is only ever given to `tells` after `read` made it.
  return { spec, path, read: (answer) => schema.parse(answer), tells: (answer) => tells(answer as T) };
}

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();
const page = { offset: 0, limit: 5 };

const banners = (hash: string) =>
  call(
    'API-10 API-11 API-12 API-26',
    () => `showcase/banners/${hash}`,
    bannersSchema,
    ({ banners: all }) =>
      all.every(({ dimensoes }) => dimensoes.desktop !== null && dimensoes.mobile !== null),
  );
const menu = (hash: string) =>
  call(
    'API-25',
    () => `struct/menus/${hash}`,
    menuSchema,
    (answer) => answer.menu.length > 1,
  );
const verify = (path: StoreCall['path'], nivel: string) =>
  call(
    'API-04',
    (subject) => `url/verify?${query({ url: path(subject) })}`,
    verificacaoSchema,
    (answer) => answer.nivel === nivel,
  );
const listing = (kind: string, path: StoreCall['path']) =>
  call(
    'API-05 API-06',
    (subject) => `url/product/listing/${kind}?${path(subject)}&${query(page)}`,
    listagemSchema,
    ({ conteudo, info, estrutura }) =>
      conteudo.produtos.length > 0 &&
      info.total >= info.exibindo &&
      info.exibindo === conteudo.produtos.length &&
      estrutura.nivel === `product/listing/${kind}`,
  );
const showcase = (spec: string, hash: string) =>
  call(
    spec,
    (subject) => `showcase/products/${hash}?${query({ productId: subject.productId, limit: 5 })}`,
    vitrineSchema,
    ({ produtos }) => produtos.length > 0 && produtos.length <= 5,
  );

/** Every reading call of both call tables. */
export const readCalls: StoreCall[] = [
  verify((subject) => subject.productPath, 'product/detail'),
  verify((subject) => subject.categoryPath, 'product/listing/category'),
  verify((subject) => subject.brandPath, 'product/listing/brand'),
  verify((subject) => subject.landingPath, 'product/listing/landing-page'),
  verify((subject) => subject.listPath, 'list/detail'),
  verify(() => '/', 'home'),
  verify(() => '/pagina/sobre', 'page'),
  listing('category', (subject) => query({ url: subject.categoryPath })),
  listing('brand', (subject) => query({ url: subject.brandPath })),
  listing('landing-page', (subject) => query({ url: subject.landingPath })),
  listing('search', () => query({ busca: 'preto' })),
  call(
    'API-07',
    () => `url/list/listing?${query({ url: '/lista', ...page, order: 'Popularidade' })}`,
    listagemDeListasSchema,
    ({ conteudo }) => conteudo.listas.length > 1,
  ),
  call(
    'API-08',
    (subject) => `url/product/detail?${query({ url: subject.productPath })}`,
    detalheSchema,
    ({ conteudo, estrutura }) =>
      conteudo.id > 0 &&
      conteudo.precos !== null &&
      conteudo.caracteristicas.length > 0 &&
      estrutura.seo?.title !== undefined,
  ),
  call(
    'API-09',
    (subject) => `url/list/detail?${query({ url: subject.listPath })}`,
    detalheSchema,
    ({ conteudo }) => conteudo.produtos.length > 1 && ['aberta', 'fechada'].includes(conteudo.tipo),
  ),
  call(
    'API-10',
    (subject) =>
      `showcase/banners/banner-listagem-categoria?${query({ idNivel: subject.categoryId, limit: 1 })}`,
    bannersSchema,
    (answer) => answer.banners.length === 1,
  ),
  ...['banner-marca-full', 'banner-categoria-secundaria', 'banner-principal', 'banner-pitchbar'].map(banners),
  ...['banner-marcas-home', 'banners-home-tendencias', 'banners-home-estilos'].map(banners),
  showcase('API-13', 'produto-detalhe-relacionados'),
  showcase('API-14', 'produto-detalhe-indicados'),
  showcase('API-27', 'lancamentos'),
  call(
    'API-21',
    () => 'settings',
    configuracoesSchema,
    (answer) => answer.configuracoes !== null,
  ),
  call(
    'API-22',
    () => 'brands?ativo=true',
    marcasSchema,
    ({ marcas }) => marcas.length > 5,
  ),
  call(
    'API-23',
    () => 'url/home',
    homeSchema,
    ({ estrutura }) => estrutura.seo?.title !== undefined,
  ),
  call(
    'API-24',
    () => `url/page?${query({ url: '/pagina/troca-e-devolucao' })}`,
    paginaSchema,
    ({ conteudo }) => conteudo.pagina.descricao.length > 300 && conteudo.menu.length === 2,
  ),
  ...['menu-principal', 'menu-oculos', 'links-rodape'].map(menu),
  call(
    'API-28',
    () => 'evaluations/store/add/demonstracao-1',
    chaveAvaliacaoSchema,
    ({ sucesso }) => sucesso,
  ),
  call(
    'API-36',
    () => 'checkout/cart',
    carrinhoSchema,
    ({ itens }) => itens.length === 0,
  ),
  call(
    'API-37',
    () => 'checkout/user',
    usuarioSchema,
    ({ logado }) => !logado,
  ),
];

const person = { nome: 'Zoë D’Ávila', email: 'zoe@exemplo.com.br', contato: '(11) 98765-4321' };

function write<T>(
  spec: string,
  path: string,
  schema: z.ZodType<T>,
  tells: (answer: T) => boolean,
  rest: Omit<StoreWrite, keyof StoreCall | 'method'> & { method?: StoreWrite['method'] },
): StoreWrite {
  return { ...call(spec, () => path, schema, tells), method: 'POST', ...rest };
}

const sent = ({ sucesso }: { sucesso: boolean }) => sucesso;
const line = ({ productId }: Subject) => ({
  tipo: 'produto',
  idProduto: productId,
  idAtributoSimples: 0,
  idUnidadeVenda: 0,
  idArmazem: 0,
  adicional: '',
});
const wish = (action: string) =>
  write('API-33', `wishlist/${action}`, envioSchema, sent, {
    body: ({ productId }) => ({ idProduto: productId, idAtributoSimples: 0, idUnidadeVenda: 0 }),
    required: ['idProduto'],
    ids: action === 'add' ? ['idProduto'] : [],
    as: 'customer',
  });

/** Every writing call of both call tables, in an order in which each finds what it needs. */
export const writeCalls: StoreWrite[] = [
  write('API-15', 'shipment/product', fretesSchema, ({ fretes }) => fretes.length > 1, {
    body: ({ productId }) => ({ cep: '01310100', idProduto: productId, idAtributoValor: 0, quantidade: 1 }),
    required: ['cep', 'idProduto'],
    ids: ['idProduto'],
  }),
  ...(['solicitation', 'budget'] as const).map((kind) =>
    write(kind === 'budget' ? 'API-16' : 'API-32', `product/${kind}`, envioSchema, sent, {
      body: ({ productId }) => ({
        idProduto: productId,
        ...person,
        observacao: 'Olá',
        mailing: false,
        enviarEmail: true,
      }),
      required: ['idProduto', 'nome', 'email'],
      ids: ['idProduto'],
    }),
  ),
  write('API-17', 'list/shop', listaCompradaSchema, ({ precos }) => (precos?.por ?? 0) > 0, {
    body: ({ listId, pieces }) => ({
      idListaCompra: listId,
      carrinho: true,
      produtos: pieces.map((piece) => ({ ...piece, quantidade: 1, preco: 1 })),
    }),
    required: ['idListaCompra'],
    ids: ['idListaCompra'],
  }),
  write('API-18', 'product/shop', compraSchema, ({ carrinho }) => carrinho.url.includes('add='), {
    body: ({ productId }) => ({
      carrinho: true,
      produtos: [{ id: productId, quantidade: 1, idAtributoValor: 0, preco: 1, personalizacao: [] }],
    }),
    required: ['produtos'],
    ids: [],
  }),
  write('API-19', 'checkout/cart', carrinhoSchema, ({ itens }) => itens.length === 1, {
    body: (subject) => {
      const { tipo, ...item } = line(subject);
      return { tipo, itens: [{ ...item, quantidade: 1 }] };
    },
    required: ['itens'],
    ids: [],
  }),
  write('API-36', 'checkout/cart', carrinhoSchema, ({ itens }) => itens[0]?.quantidade === 2, {
    method: 'PUT',
    body: (subject) => ({ ...line(subject), quantidade: 2 }),
    required: ['idProduto', 'quantidade'],
    ids: ['idProduto'],
    as: 'cart',
  }),
  write('API-36', 'checkout/cart', carrinhoSchema, ({ itens }) => itens.length === 0, {
    method: 'DELETE',
    body: line,
    required: ['idProduto'],
    ids: [],
    as: 'cart',
  }),
  write(
    'API-20',
    'product/combination',
    combinacaoCompradaSchema,
    ({ precos }) => precos.combinacao !== null,
    {
      body: ({ pair }) => ({
        produtoPrincipal: { ...pair.main, preco: 1 },
        produtoIndicado: { ...pair.other, preco: 1 },
      }),
      required: ['produtoPrincipal', 'produtoIndicado'],
      ids: [],
    },
  ),
  write('API-28', 'evaluations/store/add/demonstracao-2', avaliacaoLojaSchema, () => true, {
    body: () => ({ experiencia: 9, atendimento: 10, satisfacao: true, autorizacao: false, mensagem: 'Bom' }),
    required: ['experiencia', 'atendimento'],
    ids: [],
  }),
  write('API-29', 'evaluations/product', envioSchema, sent, {
    body: ({ productId }) => ({
      idProduto: productId,
      nome: person.nome,
      email: person.email,
      nota: '5',
      comentario: 'Muito bom',
      recomenda: true,
    }),
    required: ['idProduto', 'nome', 'email', 'nota', 'comentario'],
    ids: ['idProduto'],
  }),
  write('API-30', 'form/contact', envioSchema, sent, {
    body: () => ({
      hashEmail: 'contato/formulario',
      ...person,
      cidade: '',
      estado: '',
      assunto: 'Dúvida',
      mensagem: 'Olá',
    }),
    required: ['nome', 'email', 'contato', 'mensagem'],
    ids: [],
  }),
  write('API-31', 'newsletter', envioSchema, sent, {
    body: () => ({ email: person.email, nome: person.nome }),
    required: ['email'],
    ids: [],
  }),
  wish('add'),
  wish('verify'),
  wish('remove'),
  write('API-34', 'browsing-history/checkoutAcesso', envioSchema, sent, {
    body: () => ({ url: '/oculos-de-sol' }),
    required: ['url'],
    ids: [],
  }),
  write('API-35', 'sale/cancel', canceladaSchema, ({ redirect }) => redirect !== '', {
    body: () => ({}),
    required: [],
    ids: [],
    as: 'seller',
  }),
];
