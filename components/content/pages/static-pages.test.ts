import { STATIC_PAGES } from './static-pages';

test.each([
  ['FAQ-01', '/pagina/perguntas-frequentes', 'Perguntas frequentes', 'Dúvidas frequentes'],
  ['INST-18', '/pagina/contato', 'Contato', 'contato'],
  ['INST-22', '/pagina/quem-somos', 'Quem somos', 'Quem somos'],
  ['L2', '/pagina/termos-de-compra', 'Termos de compra', 'Termos de compra'],
] as const)('%s: %s has the heading %s and the last breadcrumb %s', (_id, path, title, crumb) => {
  expect(STATIC_PAGES[path]).toMatchObject({ title, crumb });
});
