import type { Consent } from './consent';

/** What something is stored for: the necessary, or a purpose that the visitor may allow. */
export type Purpose = 'necessario' | keyof Consent;

/** Something that is stored in the visitor's browser, as the visitor is told of it (L9, L10). */
export type StoredData = {
  /** Its true name; `*` stands for any ending. */
  name: string;
  kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'cache';
  purpose: Purpose;
  /** Who reads it besides the shop, '' for nobody. */
  reader: string;
  text: string;
  duration: string;
};

const OWN = { reader: '' } as const;
const HALF_A_YEAR = '180 dias';
const UNTIL_CLOSED = 'até fechar a aba';

/**
 * Everything that the shop, and the tools of the tag manager that it allows, leave in a browser. The second layer
 * and the privacy page show it, and what is no longer allowed is deleted by it.
 */
export const STORED_DATA: readonly StoredData[] = [
  {
    ...OWN,
    name: 'PHPSESSID',
    kind: 'cookie',
    purpose: 'necessario',
    text: 'Liga este navegador ao seu carrinho e aos seus favoritos.',
    duration: 'até fechar o navegador, ou 30 dias',
  },
  {
    ...OWN,
    name: 'consentimento',
    kind: 'cookie',
    purpose: 'necessario',
    text: 'Guarda esta escolha e o dia em que foi feita.',
    duration: HALF_A_YEAR,
  },
  {
    ...OWN,
    name: 'cep',
    kind: 'cookie',
    purpose: 'necessario',
    text: 'Guarda o CEP que você digitou, para calcular o frete sem perguntar de novo.',
    duration: HALF_A_YEAR,
  },
  {
    ...OWN,
    name: 'uf',
    kind: 'cookie',
    purpose: 'necessario',
    text: 'Guarda o estado que você escolheu na página do produto.',
    duration: '1 ano',
  },
  {
    ...OWN,
    name: 'lens:*',
    kind: 'sessionStorage',
    purpose: 'necessario',
    text: 'Guarda o que você está escolhendo para um produto, para não se perder se a página recarregar.',
    duration: UNTIL_CLOSED,
  },
  {
    ...OWN,
    name: 'newsPopupShown',
    kind: 'sessionStorage',
    purpose: 'necessario',
    text: 'Lembra que um aviso já foi mostrado, para não insistir.',
    duration: UNTIL_CLOSED,
  },
  {
    ...OWN,
    name: 'recargas',
    kind: 'sessionStorage',
    purpose: 'necessario',
    text: 'Conta as novas tentativas depois de uma falha, para a página não recarregar sem fim.',
    duration: UNTIL_CLOSED,
  },
  {
    ...OWN,
    name: 'offline-*',
    kind: 'cache',
    purpose: 'necessario',
    text: 'Guarda a página que aparece quando falta internet. É igual para todos.',
    duration: 'até você limpar o navegador',
  },
  {
    ...OWN,
    name: 'vistos-recentemente',
    kind: 'localStorage',
    purpose: 'preferencias',
    text: 'Lembra até 12 produtos que você viu, para mostrá-los na próxima visita. Não sai do navegador.',
    duration: 'até você limpar a lista ou retirar a permissão',
  },
  {
    name: '_ga*',
    kind: 'cookie',
    purpose: 'estatistica',
    reader: 'Google Analytics',
    text: 'Distingue uma visita da outra, para contá-las.',
    duration: '2 anos',
  },
  {
    name: '_gid*',
    kind: 'cookie',
    purpose: 'estatistica',
    reader: 'Google Analytics',
    text: 'Distingue as visitas de um mesmo dia.',
    duration: '1 dia',
  },
  {
    name: '_gat*',
    kind: 'cookie',
    purpose: 'estatistica',
    reader: 'Google Analytics',
    text: 'Limita quantos dados são enviados.',
    duration: '1 minuto',
  },
  {
    name: '_gcl*',
    kind: 'cookie',
    purpose: 'marketing',
    reader: 'Google Ads',
    text: 'Diz se uma compra veio de um anúncio.',
    duration: '90 dias',
  },
  {
    name: '_fb*',
    kind: 'cookie',
    purpose: 'marketing',
    reader: 'Meta',
    text: 'Diz se uma visita veio de um anúncio no Facebook ou no Instagram.',
    duration: '90 dias',
  },
];

/** Whether `name`, as found in a browser, is what `entry` tells of. */
export function isNamed(entry: Pick<StoredData, 'name'>, name: string): boolean {
  return entry.name.endsWith('*') ? name.startsWith(entry.name.slice(0, -1)) : name === entry.name;
}
