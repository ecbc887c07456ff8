import type { Storefront } from './storefront';

/** Meridiano: glasses and lenses, an optician's since 1956. */
export const OCULOS: Storefront = {
  id: 'oculos',
  name: 'Meridiano',
  company: {
    legalName: 'Meridiano Óptica Ltda.',
    cnpj: '61.956.204/0001-95',
    address: 'Rua do Meridiano, 1956, Centro, São Paulo, SP, CEP 01000-000',
    email: 'atendimento@meridiano.example',
    phone: { label: '(11) 5555-1956', dial: '+551155551956' },
    hours: 'Segunda a sexta 9h-18h, sábado 9h-14h',
    whatsApp: 'WhatsApp 24 horas',
  },
  // The closing "o" is a lens crossed by the meridian.
  wordmark: {
    before: 'Meridian',
    after: '',
    ring: 'M31 37.5a23.5 23.5 0 1 1 0 47 23.5 23.5 0 1 1 0-47Z',
    line: 'M31 0v122',
  },
  emblem: {
    viewBox: '0 0 120 60',
    paths: [
      'M4 22c4-6 10-6 14-4M116 22c-4-6-10-6-14-4M52 26c4-5 12-5 16 0',
      'M34 11a19 19 0 1 1 0 38 19 19 0 1 1 0-38Z',
      'M86 11a19 19 0 1 1 0 38 19 19 0 1 1 0-38Z',
    ],
  },
  icon: [
    'M6.75 9.75a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 1 1 0-7.5ZM17.25 9.75a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 1 1 0-7.5Z',
    'M10.5 13c.4-1.2 2.6-1.2 3 0M3 13l1.5-6M21 13l-1.5-6',
  ],
  // Two lenses before the light.
  eclipse: {
    centres: [330, 870],
    body: 'M-200 0a200 200 0 1 1 400 0a200 200 0 1 1-400 0Z',
    beside: 'M526 250c40-46 108-46 148 0M132 262 0 216M1068 262l132-46',
  },
  feedCategories: [
    { pattern: /\b(sol|solar|solares)\b/i, googleId: '178' },
    { pattern: /\b(grau|armaç)/i, googleId: '524' },
  ],
  palette: null,
  themeColours: { light: '#f8f5f1', dark: '#0c1414' },
  copy: {
    homeTitle: 'Óculos de grau, óculos de sol e lentes',
    homeDescription:
      'Armações escolhidas uma a uma e lentes no seu grau, com o cuidado de uma ótica de 1956.',
    hero: {
      title: 'Enxergar bem é uma questão de medida.',
      lead: 'Armações escolhidas uma a uma e lentes no seu grau, com o cuidado de uma ótica de 1956.',
    },
    storeService: 'Ajuste sem custo nas lojas',
    storeVisit: 'Duas lojas para ajustes e dúvidas',
    adviser: { one: 'um ótico', oneOfOurs: 'um dos nossos óticos' },
    noResultsTip: 'Confira a grafia, use menos palavras ou procure pela marca, pela cor ou pelo formato.',
    campaignMenu: 'Óculos por formato',
    bannerSections: {
      styles: 'Comece pelo formato',
      trends: 'O que se vê por aí',
      social: 'Da nossa vitrine',
    },
    aboutTeaser: {
      title: 'Duas lojas, um ofício, desde 1956.',
      text: 'Medimos, montamos e ajustamos. Venha sentar com a gente, experimentar sem pressa e sair enxergando melhor.',
      action: 'Conheça a Meridiano',
    },
    about: [
      'A Meridiano é uma ótica de família, aberta em 1956. São duas lojas físicas, um laboratório próprio e este site, que entrega em todo o Brasil.',
      'Quem atende é ótico formado. A gente explica cada lente, confere cada medida e só vende armação que conhece por dentro.',
    ],
    brandsDescription: 'Todas as marcas de óculos e lentes da loja, em ordem alfabética.',
    accessibility:
      'Cuidar da visão é o nosso ofício. Esta loja é feita para ser usada por todas as pessoas, enxerguem elas como enxergarem.',
  },
  features: { lenses: true, measurements: true, standaloneCategoryNames: false, postBlackFriday: true },
};
