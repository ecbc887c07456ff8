import { HOSTILE_HTML } from './catalogue';
import { absolute, estrutura, type Json } from './shapes';

/** HTML as an editor produces it: unclosed tags, a table without rows, an unknown entity. */
const BROKEN_HTML = `<h2>Compra <b>segura<p>Pague &semnome; com <i>calma
<ul><li>Conexão segura<li>Nota fiscal<table><td>Prazo<td>3 dias</table>
<a href="/pagina/sobre">sobre nós<div style="position:fixed;inset:0">tela cheia`;

const VIDEO_URL = 'https://youtu.be/aqz-KE-bpKQ';

/** Side menus: the first has no name, and some entries lack a name or a valid address. */
const MENUS: Json = {
  '0': {
    nome: '',
    paginas: {
      '3': { nome: 'Compra segura', rota: { route: '/pagina/compra-segura' } },
      '4': { nome: 'Entrega', rota: [], url: absolute('/pagina/politica-de-entrega') },
      '5': { nome: '', rota: { route: '/pagina/sem-nome' } },
      '6': { titulo: 'Privacidade', rota: { path: '/pagina/politica-de-privacidade/' } },
      '7': { nome: 'Sobre nós', rota: { route: '/pagina/sobre', query: [] } },
      '8': { nome: 'Onde estamos', link: '/pagina/onde-estamos', rota: { route: '/pagina/onde-estamos' } },
    },
  },
  '1': {
    nome: 'Fale conosco',
    paginas: [
      { titulo: ' Central ', nome: null, rota: { route: '/pagina/central-de-atendimento' } },
      { nome: 'Script', rota: { route: 'javascript:window.__xss=1' } },
      null,
      { nome: 'Trocas', rota: { route: '/pagina/troca-e-devolucao' } },
      { nome: 'Pagamento', rota: { route: '/pagina/formas-de-pagamento' } },
      { nome: 'Suporte', rota: { route: '/pagina/ajuda-e-suporte' } },
    ],
  },
};

const longWord = 'ultramicroscopicossilicovulcanoconiotico'.repeat(4);

/** Responses of url/page for institutional pages, each malformed in a different way. */
const PAGES: Record<string, (path: string) => Json> = {
  '/pagina/compra-segura': (path) => ({
    estrutura: estrutura('page', 'Compra segura', path),
    conteudo: { pagina: { nome: 'Compra segura', descricao: BROKEN_HTML, rota: [] }, menu: MENUS },
  }),
  // No breadcrumb, no SEO fields and no text.
  '/pagina/politica-de-entrega': () => ({
    estrutura: [],
    conteudo: { pagina: { nome: null, descricao: null }, menu: MENUS },
  }),
  '/pagina/politica-de-privacidade': (path) => ({
    estrutura: { nivel: 'page', seo: [], breadcrumb: {} },
    conteudo: { pagina: { nome: ' Privacidade ', descricao: [], rota: path }, menu: MENUS },
  }),
  '/pagina/onde-estamos': (path) => ({
    estrutura: estrutura('page', 'Onde estamos', path),
    conteudo: {
      pagina: {
        nome: `Onde estamos ${longWord}`,
        descricao: `<p>${longWord}</p><pre>${longWord} ${longWord}</pre><img src="/upload/loja.svg" width="4000"><table><tr>${'<td>Ladeira</td>'.repeat(30)}</tr></table>`,
      },
      menu: MENUS,
    },
  }),
  '/pagina/formas-de-pagamento': (path) => ({
    estrutura: { ...Object(estrutura('page', 'Pagamento', path)), seo: null },
    conteudo: { pagina: { nome: 'Pagamento', descricao: 'Só <i>Pix', rota: null }, menu: MENUS },
  }),
  // Declared as a page, but empty.
  '/pagina/vazia': () => ({ estrutura: { nivel: 'page' }, conteudo: [], info: [] }),
  '/pagina/central-de-atendimento': (path) => ({
    estrutura: estrutura('page', 'Central', path),
    conteudo: { pagina: { nome: 'Central de atendimento', descricao: '' }, menu: MENUS },
  }),
  '/pagina/ajuda-e-suporte': (path) => ({
    estrutura: estrutura('page', 'Ajuda', path),
    conteudo: { pagina: { nome: 'Ajuda e suporte', descricao: '0' }, menu: MENUS },
  }),
  '/pagina/sobre': (path) => ({
    estrutura: estrutura('page', 'Sobre nós', path, [['Sobre nós', path]]),
    conteudo: { pagina: { nome: ' Sobre nós ', descricao: HOSTILE_HTML, rota: [] }, menu: MENUS },
  }),
  '/pagina/troca-e-devolucao': () => ({
    estrutura: {},
    conteudo: { pagina: { titulo: 'x', nome: 'Trocas', descricao: HOSTILE_HTML.repeat(3) }, menu: MENUS },
  }),
  '/pagina/quem-somos': (path) => ({
    estrutura: estrutura('page', 'Quem somos', path),
    conteudo: {
      pagina: {
        nome: 'Vesúvio',
        descricao: `<p><a href="${VIDEO_URL}" onclick="window.__xss=1">Filme</a></p>${HOSTILE_HTML}`,
      },
      menu: [],
    },
  }),
};

export const INSTITUTIONAL_PATHS = Object.keys(PAGES);

export function institutionalPage(path: string): Json | undefined {
  return PAGES[path]?.(path);
}

/** Malformed brands: without a name, in lower case, without a route, duplicate. */
export const MALFORMED_BRANDS: Record<string, Json> = {
  '61': { id: '61', nome: '', rota: { route: '/marcas/nada' } },
  '62': { id: 62, nome: ' água-marinha ', rota: { route: '/marcas/norte', query: { cor: 'Verde-mar' } } },
  '63': { id: 63, nome: '3 Irmãs', rota: { name: 'product/listing', route: '/marcas/patio', query: [] } },
  '64': { id: 64, nome: 'Zênite <b>', url: 'javascript:window.__xss=1', rota: null },
  '65': null,
};
