import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';

/** Attributes that tell an assistant in the browser what a form is for (WebMCP). */
export type FormTool = { toolname: string; tooldescription: string; toolautosubmit?: '' };

/**
 * The assistant may submit these forms itself, because they change nothing. All other forms are submitted by
 * a person.
 */
const SENT = { toolautosubmit: '' } as const;

const TOOLS = {
  search: { toolname: 'buscar', tooldescription: 'Busca produtos por palavras', ...SENT },
  price: { toolname: 'filtrar_preco', tooldescription: 'Filtra esta lista por preço, em reais', ...SENT },
  order: { toolname: 'ordenar', tooldescription: 'Muda a ordem desta lista', ...SENT },
  pageSize: { toolname: 'por_pagina', tooldescription: 'Muda quantos produtos a lista mostra', ...SENT },
  buy: {
    toolname: 'comprar',
    tooldescription: 'Escolhe o tamanho e prepara a compra; a pessoa põe na sacola com o botão',
  },
  postalCode: {
    toolname: 'calcular_frete',
    tooldescription: 'Calcula frete e prazo de entrega deste produto',
    ...SENT,
  },
  contact: {
    toolname: 'falar_com_a_loja',
    tooldescription: 'Preenche a mensagem para a loja; a pessoa envia',
  },
  newsletter: { toolname: 'receber_novidades', tooldescription: 'Cadastra o e-mail; a pessoa confirma' },
  homeNewsletter: {
    toolname: 'receber_novidades_com_nome',
    tooldescription: 'Cadastra nome e e-mail; a pessoa confirma',
  },
} satisfies Record<string, FormTool>;

/**
 * The attributes of a form; undefined in a shop that does not offer its forms to assistants. A form may be on
 * a page only once, because its tool name must be unique.
 */
export function formTool(form: keyof typeof TOOLS): FormTool | undefined {
  return serverConfig().agents && currentStorefront().assistants.forms ? TOOLS[form] : undefined;
}
