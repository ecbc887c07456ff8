import {
  bannersSchema,
  configuracoesSchema,
  menuSchema,
  vitrineSchema,
} from '../../../lib/platform/schemas/blocks';
import { carrinhoSchema, usuarioSchema } from '../../../lib/platform/schemas/cart';
import { chaveAvaliacaoSchema } from '../../../lib/platform/schemas/forms';
import { listagemDeListasSchema, listagemSchema } from '../../../lib/platform/schemas/listing';
import {
  detalheSchema,
  homeSchema,
  paginaSchema,
  verificacaoSchema,
} from '../../../lib/platform/schemas/page-content';
import { marcasSchema } from '../../../lib/platform/schemas/product';
import { call, page, query, type StoreCall } from './call';

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
    (response) => response.menu.length > 1,
  );
const verify = (path: StoreCall['path'], nivel: string) =>
  call(
    'API-04',
    (subject) => `url/verify?${query({ url: path(subject) })}`,
    verificacaoSchema,
    (response) => response.nivel === nivel,
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

/** Every read in both call tables. */
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
    (response) => response.banners.length === 1,
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
    (response) => response.configuracoes !== null,
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
