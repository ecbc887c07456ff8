import type { Storefront } from './storefront';

const BLADE =
  'M176 0L205 53L199 62L165 60L175 120L166 126L135 113L123 172L113 176L88 152L57 204L46 204L31 173L-16 211L-26 207L-31 173L-88 193L-95 186L-88 152L-148 151L-153 142L-135 113L-191 92L-193 81L-165 60L-211 21L-209 10L-176 0L-205 -53L-199 -62L-165 -60L-175 -120L-166 -126L-135 -113L-123 -172L-113 -176L-88 -152L-57 -204L-46 -204L-31 -173L16 -211L26 -207L31 -173L88 -193L95 -186L88 -152L148 -151L153 -142L135 -113L191 -92L193 -81L165 -60L211 -21L209 -10Z';

/** Forja: machines and fencing. */
export const MAQUINAS: Storefront = {
  id: 'maquinas',
  name: 'Forja',
  company: {
    legalName: 'Forja Máquinas e Cercas Ltda.',
    cnpj: '73.195.604/0001-04',
    address: 'Avenida da Bigorna, 1956, Distrito Industrial, São Paulo, SP, CEP 01000-000',
    email: 'atendimento@forja.example',
    phone: { label: '(11) 5555-5619', dial: '+551155555619' },
    hours: 'Segunda a sexta 9h-18h, sábado 9h-14h',
    whatsApp: 'WhatsApp 24 horas',
  },
  // The "o" is a hexagon nut on its bolt's axis.
  wordmark: {
    before: 'F',
    after: 'rja',
    ring: 'M31 36 52.7 48.5v25L31 86 9.3 73.5v-25Z',
    line: 'M31 0v122',
  },
  emblem: {
    viewBox: '0 0 120 60',
    paths: [
      'M60 4 82.5 17v26L60 56 37.5 43V17Z',
      'M60 18a12 12 0 1 1 0 24 12 12 0 1 1 0-24Z',
      'M4 30h33.5M82.5 30H116M12 22v16M108 22v16',
    ],
  },
  // A spanner across a hexagon nut.
  icon: [
    'M14.2 6.4a4.6 4.6 0 0 1 5.6-2.2l-2.9 2.9v2.4h2.4l2.6-2.7a4.6 4.6 0 0 1-6.1 5.5L7.6 20.5a2.3 2.3 0 0 1-3.2-3.2l8.2-8.2',
    'M7.2 2.8 10.6 4.7v3.8L7.2 10.4 3.8 8.5V4.7Z',
  ],
  // A saw blade before the light.
  eclipse: { centres: [600], body: BLADE, beside: '' },
  feedCategories: [],
  palette: '/storefronts/maquinas.css',
  themeColours: { light: '#f8f5f1', dark: '#0e1011' },
  copy: {
    homeTitle: 'Máquinas, ferramentas e cercamento',
    homeDescription:
      'Máquinas, ferramentas e material de cercamento para obra, oficina e campo, com peça e assistência.',
    hero: {
      title: 'Feito para trabalhar.',
      lead: 'Máquinas, ferramentas e cercamento para obra, oficina e campo. Potência declarada, peça no estoque, sem enrolação.',
    },
    storeService: 'Assistência nas duas lojas',
    storeVisit: 'Duas lojas com bancada de teste e conserto',
    adviser: { one: 'um técnico', oneOfOurs: 'um dos nossos técnicos' },
    noResultsTip: 'Confira a grafia, use menos palavras ou procure pela marca ou pelo tipo de máquina.',
    campaignMenu: 'Máquinas por trabalho',
    bannerSections: {
      styles: 'Comece pelo trabalho',
      trends: 'O que está saindo',
      social: 'Direto da oficina',
    },
    aboutTeaser: {
      title: 'Duas lojas, uma oficina, desde 1956.',
      text: 'Testamos antes de vender e consertamos depois. Traga o projeto, saia com a máquina certa.',
      action: 'Conheça a Forja',
    },
    about: [
      'A Forja vende máquinas, ferramentas e cercamento desde 1956. São duas lojas físicas, uma oficina e este site, que entrega em todo o Brasil.',
      'Quem atende já usou o que vende. A gente diz para que serve, quanto aguenta e o que não faz, e conserta depois.',
    ],
    brandsDescription: 'Todas as marcas de máquinas, ferramentas e cercamento da loja, em ordem alfabética.',
    accessibility:
      'Ferramenta boa se ajusta à mão de quem trabalha. Esta loja é feita para todas as pessoas, com o recurso que cada uma usa.',
  },
  features: { lenses: false, measurements: false, standaloneCategoryNames: true, postBlackFriday: false },
};
