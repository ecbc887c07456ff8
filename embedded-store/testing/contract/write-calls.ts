import type { z } from 'zod';
import { canceladaSchema, carrinhoSchema } from '../../../lib/platform/schemas/cart';
import { envioSchema, semResultadoSchema } from '../../../lib/platform/schemas/forms';
import {
  combinacaoCompradaSchema,
  compraSchema,
  fretesSchema,
  listaCompradaSchema,
} from '../../../lib/platform/schemas/purchase';
import { type CatalogueSubject, call, type StoreCall, type StoreWrite } from './call';

const person = { nome: 'Zoë D’Ávila', email: 'zoe@exemplo.com.br', contato: '(11) 98765-4321' };

function write<T>(
  spec: string,
  path: string,
  schema: z.ZodType<T>,
  hasContent: (response: T) => boolean,
  rest: Omit<StoreWrite, keyof StoreCall | 'method'> & { method?: StoreWrite['method'] },
): StoreWrite {
  return { ...call(spec, () => path, schema, hasContent), method: 'POST', ...rest };
}

const sent = ({ sucesso }: { sucesso: boolean }) => sucesso;
const line = ({ productId }: CatalogueSubject) => ({
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

/** Every write in both call tables, ordered so that each finds the data it needs. */
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
    body: ({ listId, listProducts }) => ({
      idListaCompra: listId,
      carrinho: true,
      produtos: listProducts.map((product) => ({ ...product, quantidade: 1, preco: 1 })),
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
  write('API-28', 'evaluations/store/add/demonstracao-2', semResultadoSchema, () => true, {
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
