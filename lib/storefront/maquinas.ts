import type { Storefront } from './storefront';

/** Forja: machines and fencing, from the same house (VARIANT-02). */
export const MAQUINAS: Storefront = {
  id: 'maquinas',
  name: 'Forja',
  facts: {
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
  palette: '/storefronts/maquinas.css',
  themeColours: { light: '#f8f5f1', dark: '#0e1011' },
  words: {
    homeTitle: 'Máquinas, ferramentas e cercamento',
    homeDescription:
      'Máquinas, ferramentas e material de cercamento para obra, oficina e campo, com peça e assistência.',
    opening: {
      title: 'Feito para trabalhar.',
      lead: 'Máquinas, ferramentas e cercamento para obra, oficina e campo. Potência declarada, peça no estoque, sem enrolação.',
    },
    stages: { styles: 'Comece pelo trabalho', trends: 'O que está saindo', social: 'Direto da oficina' },
    house: {
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
      'Ferramenta boa serve a quem vai usar. Esta loja é feita para ser usada por todas as pessoas, com o recurso que cada uma usa.',
  },
  features: { lenses: false, measurements: false, postBlackFriday: false },
};
