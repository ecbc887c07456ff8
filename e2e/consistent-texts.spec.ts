import { type APIRequestContext, expect, test } from 'playwright/test';
import { fetchStore, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { readMarkup } from './support/markup';

/** Pages with promises to shoppers. */
const PATHS = [
  '/',
  '/oculos-de-grau',
  '/lentes',
  '/c/ate-499',
  '/c/noite-preta',
  '/c/black-friday',
  '/lista/kit-volante-sol-polarizado-e-grau.html',
  '/cartao-bndes',
  '/marcas',
  '/pagina/acessibilidade',
  '/pagina/ajuda-e-suporte',
  '/pagina/central-de-atendimento',
  '/pagina/compra-segura',
  '/pagina/contato',
  '/pagina/formas-de-pagamento',
  '/pagina/onde-estamos',
  '/pagina/perguntas-frequentes',
  '/pagina/politica-de-entrega',
  '/pagina/politica-de-privacidade',
  '/pagina/quem-somos',
  '/pagina/sobre',
  '/pagina/sobre/nossa-historia',
  '/pagina/termos-de-compra',
  '/pagina/troca-e-devolucao',
  '/nada/que/exista',
];

type Fact = {
  name: string;
  /** Finds every statement of the fact; the groups capture the stated value. */
  pattern: RegExp;
  values: string[];
  /** Minimum number of pages, so that a reworded text is noticed. */
  pages: number;
};

const FACTS: Fact[] = [
  {
    name: 'FAQ-14, SCOPE-16: the telephone number',
    pattern: /(\(\d\d\) ?\d{4,5}-\d{4})/g,
    values: ['(11) 5555-1956'],
    pages: 24,
  },
  {
    name: 'FAQ-14, L1: the e-mail address',
    pattern: /([a-z.]+@[a-z]+\.(?:example|com|org|net)(?:\.br)?)/g,
    values: ['atendimento@meridiano.example'],
    pages: 24,
  },
  {
    name: 'FAQ-14, L1: the CNPJ',
    pattern: /(\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d)/g,
    values: ['61.956.204/0001-95'],
    pages: 24,
  },
  {
    name: 'FAQ-14, L1: the company’s name',
    pattern: /(Meridiano \S+ Ltda\.)/g,
    values: ['Meridiano Óptica Ltda.'],
    pages: 24,
  },
  {
    name: 'FAQ-14, L1: the address',
    pattern:
      /(Rua do Meridiano, \d+, [^,]+, São Paulo, SP, CEP [\d-]+)|(Rua do Meridiano(?!, 1956, Centro, São Paulo, SP, CEP))/g,
    values: ['Rua do Meridiano, 1956, Centro, São Paulo, SP, CEP 01000-000'],
    pages: 24,
  },
  {
    name: 'FAQ-14, SCOPE-16: the opening hours',
    pattern: /(\d+h) ?(?:às|-) ?(\d+h)/g,
    values: ['9h 14h', '9h 18h'],
    pages: 24,
  },
  {
    name: 'FAQ-14, SCOPE-17: the hours of the chat',
    pattern: /WhatsApp[^.]{0,20} (\d+) horas/g,
    values: ['24'],
    pages: 24,
  },
  {
    name: 'FAQ-14, SCOPE-18: free delivery without a condition',
    pattern: /[Ff]rete grátis ((?:acima|a partir|em compras)[^.]*)/g,
    values: [],
    pages: 0,
  },
  {
    name: 'FAQ-14, SCOPE-19: the warranty',
    pattern: /(?:garantia de (\S+ anos?)|(\d+ anos?|um ano|dois anos) de garantia)/gi,
    values: ['1 ano', 'um ano'],
    pages: 6,
  },
  {
    name: 'FAQ-14, SCOPE-20: the first exchange',
    pattern: /primeira troca \S+ (gr\S+) em até (\d+) dias/g,
    values: ['gratuita 7', 'grátis 7'],
    pages: 6,
  },
  {
    name: 'FAQ-14, L4: the number of days to give a product back',
    pattern: /(?:desistir[^.]{0,40}?em até|[Tt]roca e devolução em até|dá) (\d+|\S+) dias/g,
    values: ['7', 'sete'],
    pages: 24,
  },
  {
    name: 'FAQ-14, SCOPE-21: the founding year',
    pattern: /\bdesde (\d{4})|em (19\d\d), com uma bancada/gi,
    values: ['1956'],
    pages: 5,
  },
  {
    name: 'FAQ-14, SCOPE-22: the number of shops',
    pattern: /\b(um|uma|duas|três|quatro|cinco|\d+) lojas\b/gi,
    values: ['duas'],
    pages: 6,
  },
  {
    name: 'FAQ-14, SCOPE-23: the delivery service',
    pattern: /(?:por|há) (Sedex)/g,
    values: ['Sedex'],
    pages: 5,
  },
  {
    name: 'FAQ-14, SCOPE-24: the time to pay a boleto',
    pattern: /cancelado automaticamente depois de (\S+) dias/g,
    values: ['cinco'],
    pages: 3,
  },
  {
    name: 'FAQ-14, SCOPE-15: the highest number of instalments',
    pattern: /até (\d+) (?:parcelas|vezes)/g,
    values: ['12'],
    pages: 1,
  },
  {
    name: 'FAQ-14: the Pix discount',
    pattern: /(\d+)% (?:de desconto à vista|no Pix)/g,
    values: ['10'],
    pages: 1,
  },
  {
    name: 'FAQ-14, L2: the time to answer',
    pattern: /[Rr]espondemos em até (\S+ dia\S* \S+?)\W/g,
    values: ['um dia útil'],
    pages: 3,
  },
  {
    name: 'FAQ-14: the number of delivery attempts',
    pattern: /até (\S+) tentativas/g,
    values: ['três'],
    pages: 3,
  },
  {
    name: 'FAQ-14: the time to pack',
    pattern: /sai em até (\S+ dia\S* \S+?)\W/g,
    values: ['um dia útil'],
    pages: 3,
  },
  {
    name: 'FAQ-14: the time to ask for other lenses',
    pattern: /adaptação não vier em (\d+) dias/g,
    values: ['30'],
    pages: 2,
  },
];

const texts = new Map<string, Promise<string>>();

/** Text of a page, with a space between any two elements. */
async function fetchText(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return readMarkup(html.replaceAll('><', '> <')).text;
}

function readText(request: APIRequestContext, path: string): Promise<string> {
  const text = texts.get(path) ?? fetchText(request, path);
  texts.set(path, text);
  return text;
}

test.describe('statements that appear on several pages', { tag: '@desktop' }, () => {
  test.beforeEach(skipWithoutEmbeddedStore);

  for (const { name, pattern, values, pages } of FACTS) {
    test(`${name} is the same wherever it is stated`, async ({ request }) => {
      const found = new Map<string, string[]>();
      let pagesWithFact = 0;
      for (const path of PATHS) {
        const matches = [...(await readText(request, path)).matchAll(pattern)];
        if (matches.length > 0) pagesWithFact += 1;
        for (const [, ...groups] of matches) {
          const value = groups.filter(Boolean).join(' ').toLowerCase();
          found.set(value, [...(found.get(value) ?? []), path]);
        }
      }
      const wanted = new Set(values.map((value) => value.toLowerCase()));
      expect([...found].filter(([value]) => !wanted.has(value))).toEqual([]);
      expect(pagesWithFact).toBeGreaterThanOrEqual(pages);
    });
  }

  test("L1: the platform's company details match the storefront's", async ({ request }) => {
    const { configuracoes } = Object(await fetchStore('settings'));
    const footer = await readText(request, '/');
    const { telefone, email, razaoSocial, cnpj, endereco } = configuracoes.sistema.geral.site;
    for (const fact of [telefone, email, razaoSocial, cnpj, endereco]) expect(footer).toContain(fact);
  });

  test('SCOPE-23, INST-04: the delivery policy states the same delivery times as shipping quotes', async ({
    request,
  }) => {
    const policy = await readText(request, '/pagina/politica-de-entrega');
    const capitals = [
      ['Sudeste', '01310100', '20040002', '30130010', '29010002'],
      ['Sul', '80010000', '90010150', '88010000'],
      ['Centro-Oeste', '70040010', '74003010', '78005000'],
      ['Nordeste', '40020000', '50010010', '60025000', '65010000'],
      ['Norte', '69005000', '66010000', '77001000', '69900000'],
    ];
    for (const [region, ...codes] of capitals) {
      const [, first, last = first] =
        new RegExp(`${region} (\\d+)(?: a (\\d+))? dias úteis`).exec(policy) ?? [];
      for (const cep of codes) {
        const quote = await request.post('/v2/front/shipment/product', {
          headers: { 'sec-fetch-site': 'same-origin' },
          data: { cep, idProduto: 1, idAtributoValor: 0, quantidade: 1 },
        });
        const { fretes } = Object(await quote.json());
        const sedex = fretes.find(({ label }: { label: string }) => label === 'Sedex');
        expect(sedex, cep).toMatchObject({ valor: 0 });
        const days = Number.parseInt(sedex.prazo, 10);
        expect(days, cep).toBeGreaterThanOrEqual(Number(first));
        expect(days, cep).toBeLessThanOrEqual(Number(last));
      }
    }
  });
});
