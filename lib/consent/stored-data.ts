import type { Consent } from './consent';

/** Purpose of stored data: necessary, or one that needs consent. */
export type Purpose = 'necessary' | keyof Consent;

/** Features that store data; a shop without them never stores it. */
const FEATURES = ['lenses', 'measurements'] as const;
export type StoringFeature = (typeof FEATURES)[number];

/** Something stored in the visitor's browser, as described to the visitor. */
export type StoredData = {
  /** Name of the cookie, key or database; a trailing `*` matches any ending. */
  name: string;
  kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'database' | 'cache';
  purpose: Purpose;
  /** Third party that reads it, '' if there is none. */
  sharedWith: string;
  text: string;
  duration: string;
  /** Only shops with this feature store it. */
  feature?: StoringFeature;
};

const FIRST_PARTY = { sharedWith: '' } as const;
const HALF_A_YEAR = '180 dias';
const SESSION_DURATION = 'até fechar a aba';

/**
 * Everything that the shop and its tag manager's tools store in a browser. The consent preferences and the
 * privacy page list it, and withdrawing consent deletes it.
 */
export const STORED_DATA: readonly StoredData[] = [
  {
    ...FIRST_PARTY,
    name: 'PHPSESSID',
    kind: 'cookie',
    purpose: 'necessary',
    text: 'Liga este navegador à sua sacola e aos seus favoritos.',
    duration: 'até fechar o navegador, ou 30 dias',
  },
  {
    ...FIRST_PARTY,
    name: 'consentimento',
    kind: 'cookie',
    purpose: 'necessary',
    text: 'Guarda esta escolha e o dia em que foi feita.',
    duration: HALF_A_YEAR,
  },
  {
    ...FIRST_PARTY,
    name: 'cep',
    kind: 'cookie',
    purpose: 'necessary',
    text: 'Guarda o CEP que você digitou, para calcular o frete sem perguntar de novo.',
    duration: HALF_A_YEAR,
  },
  {
    ...FIRST_PARTY,
    name: 'uf',
    kind: 'cookie',
    purpose: 'necessary',
    text: 'Guarda o estado que você escolheu na página do produto, ou o do CEP que você digitou.',
    duration: '1 ano',
  },
  {
    ...FIRST_PARTY,
    name: 'lens:*',
    kind: 'sessionStorage',
    purpose: 'necessary',
    text: 'Guarda o que você está escolhendo para um produto, para não se perder se a página recarregar. Dados de saúde, só com a sua autorização.',
    duration: SESSION_DURATION,
    feature: 'lenses',
  },
  {
    ...FIRST_PARTY,
    name: 'receita',
    kind: 'database',
    purpose: 'necessary',
    text: 'Guarda cifrados os valores da receita e as lentes que você escolheu, se você pedir, para a próxima armação. São dados de saúde, e só saem do navegador com um novo pedido seu.',
    duration: '1 ano, ou até você esquecer a receita',
    feature: 'lenses',
  },
  {
    ...FIRST_PARTY,
    name: 'favoritos-a-salvar',
    kind: 'sessionStorage',
    purpose: 'necessary',
    text: 'Lembra que a entrada na conta já foi oferecida, e qual produto você favoritou antes dela.',
    duration: SESSION_DURATION,
  },
  {
    ...FIRST_PARTY,
    name: 'favoritos',
    kind: 'localStorage',
    purpose: 'necessary',
    text: 'Guarda até 40 produtos que você favoritou neste aparelho. Quando você entra na conta, eles vão também para ela, e esta lista guarda o número da conta.',
    duration: 'até você remover os favoritos ou sair da conta',
  },
  {
    ...FIRST_PARTY,
    name: 'comparar',
    kind: 'sessionStorage',
    purpose: 'necessary',
    text: 'Guarda os até quatro produtos que você pôs lado a lado. Não sai do navegador.',
    duration: SESSION_DURATION,
    feature: 'measurements',
  },
  {
    ...FIRST_PARTY,
    name: 'sacola',
    kind: 'sessionStorage',
    purpose: 'necessary',
    text: 'Lembra o lugar, na sacola, de um produto que você tirou e trouxe de volta.',
    duration: SESSION_DURATION,
  },
  {
    ...FIRST_PARTY,
    name: 'newsPopupShown',
    kind: 'sessionStorage',
    purpose: 'necessary',
    text: 'Lembra que um aviso já foi mostrado, para não insistir.',
    duration: SESSION_DURATION,
  },
  {
    ...FIRST_PARTY,
    name: 'recargas',
    kind: 'sessionStorage',
    purpose: 'necessary',
    text: 'Conta as novas tentativas depois de uma falha, para a página não recarregar sem fim.',
    duration: SESSION_DURATION,
  },
  {
    ...FIRST_PARTY,
    name: 'repetir',
    kind: 'sessionStorage',
    purpose: 'necessary',
    text: 'Lembra o botão que você tocou se a página precisa recarregar depois de uma atualização da loja.',
    duration: SESSION_DURATION,
  },
  {
    ...FIRST_PARTY,
    name: 'offline-*',
    kind: 'cache',
    purpose: 'necessary',
    text: 'Guarda a página que aparece quando falta internet. É igual para todos.',
    duration: 'até você limpar o navegador',
  },
  {
    ...FIRST_PARTY,
    name: 'medidas-atuais',
    kind: 'localStorage',
    purpose: 'necessary',
    text: 'Guarda as medidas que você digitou e a largura do rosto que você pediu para guardar, para comparar cada produto com elas. Não sai do navegador.',
    duration: 'até você apagar as medidas',
    feature: 'measurements',
  },
  {
    ...FIRST_PARTY,
    name: 'vistos-recentemente',
    kind: 'localStorage',
    purpose: 'preferences',
    text: 'Lembra até 12 produtos que você viu, para mostrá-los na próxima visita. Não sai do navegador.',
    duration: 'até você limpar a lista ou retirar a permissão',
  },
  {
    name: '_ga*',
    kind: 'cookie',
    purpose: 'statistics',
    sharedWith: 'Google Analytics',
    text: 'Distingue uma visita da outra, para contá-las.',
    duration: '2 anos',
  },
  {
    name: '_gid*',
    kind: 'cookie',
    purpose: 'statistics',
    sharedWith: 'Google Analytics',
    text: 'Distingue as visitas de um mesmo dia.',
    duration: '1 dia',
  },
  {
    name: '_gat*',
    kind: 'cookie',
    purpose: 'statistics',
    sharedWith: 'Google Analytics',
    text: 'Limita quantos dados são enviados.',
    duration: '1 minuto',
  },
  {
    name: '_gcl*',
    kind: 'cookie',
    purpose: 'marketing',
    sharedWith: 'Google Ads',
    text: 'Diz se uma compra veio de um anúncio.',
    duration: '90 dias',
  },
  {
    name: '_fb*',
    kind: 'cookie',
    purpose: 'marketing',
    sharedWith: 'Meta',
    text: 'Diz se uma visita veio de um anúncio no Facebook ou no Instagram.',
    duration: '90 dias',
  },
];

/** Whether a name found in a browser matches the entry. */
export function matchesStoredName(entry: Pick<StoredData, 'name'>, name: string): boolean {
  return entry.name.endsWith('*') ? name.startsWith(entry.name.slice(0, -1)) : name === entry.name;
}

/** The features that store data and that this shop does not have. */
export function absentFeatures(features: Readonly<Record<StoringFeature, boolean>>): StoringFeature[] {
  return FEATURES.filter((feature) => !features[feature]);
}

/** Data that a shop stores for one purpose, leaving out the features in `absent`. */
export function storedDataFor(purpose: Purpose, absent: readonly StoringFeature[]): StoredData[] {
  return STORED_DATA.filter(
    (entry) => entry.purpose === purpose && !(entry.feature && absent.includes(entry.feature)),
  );
}
