import type { ShopMap } from '../media/map-drawings';
import { contactData } from './contact-data';
import { countryDays, deliveryRows, LABORATORY_DAYS } from './delivery';
import { type InstitutionalPage, keyFigures, type PageOf } from './institutional-page';

const { razaoSocial, cnpj, endereco, email, telefone, whatsapp } = contactData;

const safePurchase = `
<h2>Comprar aqui é seguro</h2>
<p>Toda a navegação e todo o pagamento acontecem em conexão criptografada. Os dados do cartão vão direto para a operadora: não passam pelos nossos servidores nem ficam guardados.</p>
<h3>Como protegemos a sua compra</h3>
<ul>
<li>Conexão segura em todas as páginas, da vitrine ao pagamento.</li>
<li>Análise antifraude antes do envio, feita por sistema e por pessoas.</li>
<li>Nota fiscal de todos os pedidos, enviada por e-mail.</li>
<li>Sete dias para desistir da compra, contados do recebimento, como garante o artigo 49 do Código de Defesa do Consumidor.</li>
</ul>
<h3>Como reconhecer a gente</h3>
<p>A Meridiano nunca pede senha, código recebido por SMS ou foto do cartão, nem por telefone, nem pelo WhatsApp. Boletos e códigos Pix são gerados somente no fechamento do pedido e trazem como beneficiário a ${razaoSocial}, CNPJ ${cnpj}. Na dúvida, pare e fale com a gente antes de pagar.</p>
<h3>Se a gente não resolver</h3>
<p>Procure primeiro a <a href="/pagina/central-de-atendimento">central de atendimento</a>. Você também pode recorrer ao Procon da sua cidade e ao <a href="https://www.consumidor.gov.br">consumidor.gov.br</a>. O texto do <a href="https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm">Código de Defesa do Consumidor</a> está no site do Planalto.</p>`;

const delivery = `
${keyFigures(
  ['Grátis', 'o frete por Sedex, para todo o Brasil'],
  [countryDays, 'úteis até chegar, conforme a região'],
  [`+ 3 a ${LABORATORY_DAYS} dias`, 'úteis de laboratório, com lentes de grau'],
  ['Duas lojas', 'em São Paulo, para retirar sem custo'],
)}
<h2>Frete grátis para todo o Brasil</h2>
<p>Enviamos por <strong>Sedex</strong>, o serviço expresso dos Correios, com frete grátis para todos os estados. O prazo para o seu CEP aparece na página do produto e é contado em dias úteis, a partir da confirmação do pagamento. O pacote sai em até um dia útil, e esse dia já está no prazo.</p>
<table>
<caption>Prazo de entrega por região, a partir da confirmação do pagamento</caption>
<thead><tr><th scope="col">Região</th><th scope="col">Prazo</th></tr></thead>
<tbody>
${deliveryRows}
</tbody>
</table>
<p>Tem pressa? Onde há Sedex prioritário, que é pago, o valor aparece ao lado do prazo, antes da compra.</p>
<h3>Óculos com lentes de grau</h3>
<p>Quando o pedido inclui lentes da sua receita, some de 3 a 8 dias úteis de laboratório. Avisamos por e-mail quando as lentes começam a ser feitas e quando passam na conferência.</p>
<h3>Acompanhe e receba</h3>
<p>O código de rastreio chega por e-mail no dia da postagem. Os Correios fazem até três tentativas de entrega; depois disso, o pacote volta para nós e combinamos um novo envio. Se a embalagem chegar aberta ou amassada, recuse a entrega e nos avise.</p>
<p>A entrega não tem dia e hora marcados. Quem está na cidade de São Paulo pode retirar o pedido, sem custo, em uma das nossas <a href="/pagina/onde-estamos">duas lojas</a>.</p>`;

const privacy = `
<h2>Os seus dados, para o que você pediu</h2>
<p>Esta política explica, em bom português, que dados tratamos, para quê e por quanto tempo, de acordo com a Lei Geral de Proteção de Dados (Lei 13.709/2018). Quem responde por eles é a ${razaoSocial}, CNPJ ${cnpj}, ${endereco}.</p>
<h3>O que coletamos</h3>
<ul>
<li><strong>Para entregar o pedido e emitir a nota:</strong> nome, CPF, endereço, telefone e e-mail.</li>
<li><strong>Para fazer as suas lentes:</strong> a receita e as medidas do rosto. São dados de saúde: só os usamos com o seu consentimento, e só o laboratório tem acesso a eles.</li>
<li><strong>Para você provar óculos:</strong> nada. A sua foto, o cartão que serve de régua e as medidas são lidos só no seu aparelho. As medidas seguem conosco se você as escrever na receita do pedido.</li>
<li><strong>Para responder a você:</strong> o que você escreve nos formulários e nas avaliações.</li>
<li><strong>Para enviar novidades:</strong> o seu e-mail, se você se inscrever.</li>
<li><strong>Para melhorar o site:</strong> páginas visitadas e origem do acesso, se você aceitar os cookies de medição.</li>
</ul>
<h3>Por quanto tempo</h3>
<p>Dados de pedidos ficam guardados pelo prazo que a lei fiscal exige, e registros de acesso ao site, por seis meses, como manda o Marco Civil da Internet. Receitas enviadas em compras que não foram concluídas são apagadas em 30 dias. Para sair da lista de novidades, basta um clique no rodapé de qualquer mensagem.</p>
<h3>Com quem compartilhamos</h3>
<p>Com os Correios, para a entrega; com a operadora de pagamento; com a contabilidade; e, se você aceitar os cookies de medição, com o serviço que conta as visitas. Não vendemos nem alugamos dados.</p>
<h3>Os seus direitos</h3>
<p>Você pode confirmar se tratamos os seus dados, acessar, corrigir, levar para outro fornecedor e apagar o que guardamos, além de retirar o consentimento quando quiser. A encarregada pelos dados é Helena Prado: escreva para <a href="mailto:${email}">${email}</a> ou pela <a href="/pagina/central-de-atendimento">central de atendimento</a>. Respondemos a esses pedidos em até 15 dias. Se a resposta não resolver, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).</p>`;

const about = `
<h2>Desde 1956, de olho em você</h2>
<p>A Meridiano abriu a primeira porta em 1956, com uma bancada, um lensômetro de latão e a ideia de que ninguém deve sair de uma ótica sem entender o que comprou. Sete décadas depois, continuamos a explicar lente por lente.</p>
<p>Hoje são duas lojas físicas, um laboratório próprio e este site, que leva a mesma curadoria a todo o país. Vendemos armações de grau, óculos de sol e lentes de marcas que conhecemos por dentro: desmontamos cada modelo antes de colocá-lo na vitrine.</p>
<h3>Como trabalhamos</h3>
<ul>
<li>Quem atende é ótico formado, na loja, por telefone e pelo WhatsApp.</li>
<li>As medidas de cada armação são conferidas com paquímetro e publicadas em milímetros.</li>
<li>As lentes são montadas e conferidas no nosso laboratório.</li>
<li>Os produtos têm um ano de garantia do fabricante, e a primeira troca é gratuita em até 7 dias.</li>
<li>Armações de coleção são restauradas no nosso ateliê e, quando há alguma, aparecem em <a href="/c/pecas-unicas">peças únicas</a>.</li>
</ul>
<p>Leia também <a href="/pagina/sobre/nossa-historia">a nossa história</a> ou <a href="/pagina/onde-estamos">venha nos visitar</a>.</p>`;

const aboutText = `
<h2>Uma ótica de família, desde 1956</h2>
<p>A Meridiano está na quarta geração da mesma família. Somos duas lojas físicas em São Paulo, um laboratório próprio e este site, com frete grátis para todo o Brasil.</p>
<p>Aqui, quem vende também mede, monta e ajusta. Por isso a conversa começa pela receita e pelo seu dia, e só depois chega à vitrine. Se o que você já tem resolve com um ajuste, é isso que vai ouvir.</p>
<p>Conheça <a href="/pagina/sobre">o nosso jeito de trabalhar</a> e <a href="/pagina/sobre/nossa-historia">a nossa história</a>.</p>`;

const history = `
<h2>Quatro gerações de um mesmo ofício</h2>
<p><strong>1956.</strong> A primeira loja abre as portas com doze modelos na vitrine, todos de acetato escuro, e uma oficina nos fundos.</p>
<p><strong>1974.</strong> Chegam as lentes de resina. A oficina vira laboratório e passa a atender outras óticas do bairro.</p>
<p><strong>1991.</strong> A segunda loja é inaugurada, com uma sala de ajustes e um balcão baixo, feito para crianças.</p>
<p><strong>2009.</strong> O laboratório recebe a surfaçagem digital: as lentes multifocais passam a ser calculadas ponto a ponto.</p>
<p><strong>Hoje.</strong> As duas lojas e o site dividem o mesmo estoque, a mesma equipe e o mesmo jeito de atender: sem pressa e sem letra miúda.</p>`;

/** Links for a physical shop: directions on a map, and a chat for arranging a visit. */
function visitLinks(name: string, address: string): string {
  const map = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${name}, ${address}` })}`;
  const chat = `https://wa.me/55${whatsapp.replace(/\D/g, '')}?${new URLSearchParams({ text: `Olá! Quero agendar um horário na ${name}.` })}`;
  const link = (href: string, text: string) =>
    `<dd><a href="${href.replaceAll('&', '&amp;')}" target="_blank">${text}</a></dd>`;
  return link(map, `Como chegar à ${name}`) + link(chat, `Agendar na ${name}`);
}

/** A physical shop: name, address, what it offers, hours and links. */
const shopCard = (name: string, map: ShopMap, address: string, offers: string) => `<div>
<dt>${name}</dt>
<dd><img src="/upload/mapa/${map}.svg" alt="Mapa do entorno da ${name}" width="640" height="320"></dd>
<dd>${address.replace(', São Paulo', ', <br>São Paulo')}</dd>
<dd>${offers}</dd>
<dd>Segunda a sexta, das 9h às 18h<br>Sábado, das 9h às 14h</dd>
${visitLinks(name, address)}
</div>`;

const GARDEN = 'Alameda das Lentes, 56, Jardim das Acácias, São Paulo, SP, CEP 04000-056';

const stores = `
${keyFigures(
  ['Duas lojas', 'em São Paulo, no Centro e no Jardim das Acácias'],
  ['9h às 18h', 'de segunda a sexta; sábado, até as 14h'],
  ['Sem custo', 'para medir, ajustar e retirar o seu pedido'],
)}
<h2>Duas lojas, a mesma conversa</h2>
<p>Nas duas lojas físicas você pode experimentar os modelos do site, medir a distância entre as pupilas, ajustar a armação e retirar o seu pedido, sem custo.</p>
<dl>
${shopCard('Meridiano Centro', 'centro', endereco, 'Perto da estação, com acesso sem degraus.')}
${shopCard('Meridiano Jardim', 'jardim', GARDEN, 'Com bicicletário e fraldário.')}
</dl>
<p>O telefone das duas lojas é ${telefone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')}, e no WhatsApp atendemos 24 horas.</p>
<p>A Meridiano é uma loja de demonstração: os endereços e os números desta página não existem de verdade.</p>`;

const bndes = `
<h2>Compre com o Cartão BNDES</h2>
<p>O Cartão BNDES é uma linha de crédito pré-aprovada para micro, pequenas e médias empresas. Com ele, a sua empresa pode comprar na Meridiano óculos de proteção com grau, armações e lentes para a equipe, em parcelas fixas.</p>
<h3>Quem pode usar</h3>
<p>Empresas com CNPJ ativo e sede no Brasil, em dia com o INSS, o FGTS e os tributos federais. O cartão é emitido pelos bancos credenciados.</p>
<h3>Como comprar</h3>
<ol>
<li>Escolha os produtos no site e anote os códigos.</li>
<li>Envie a lista pela <a href="/pagina/central-de-atendimento">central de atendimento</a>, com o CNPJ da empresa.</li>
<li>Confirmamos o preço, o prazo e as parcelas, e enviamos o pedido para você autorizar no portal do Cartão BNDES.</li>
<li>Com a autorização do banco, separamos e enviamos o pedido.</li>
</ol>
<h3>Condições</h3>
<p>O número de parcelas e a taxa de juros são definidos pelo BNDES e pelo banco emissor no momento da compra.</p>`;

/** A freely licensed video that stands in for the shop's own. */
export const demoFilm = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

export const bndesPage = (page: PageOf): InstitutionalPage =>
  page(
    '/cartao-bndes',
    'Cartão BNDES',
    'ajuda',
    'Entenda como a sua empresa compra óculos e lentes na Meridiano com o Cartão BNDES, em parcelas fixas.',
    bndes,
  );

/** The about pages. */
export function aboutPages(page: PageOf): InstitutionalPage[] {
  const history_ = page(
    '/pagina/sobre/nossa-historia',
    'Nossa história',
    null,
    'De uma bancada, em 1956, a duas lojas e um laboratório: conheça as quatro gerações que fizeram a Meridiano.',
    history,
  );
  return [
    page(
      '/pagina/compra-segura',
      'Compra segura',
      'institucional',
      'Saiba como a Meridiano protege os seus dados e o seu pagamento, e como reconhecer um contato verdadeiro da loja.',
      safePurchase,
    ),
    page(
      '/pagina/politica-de-entrega',
      'Política de entrega',
      'institucional',
      'Frete grátis para todo o Brasil por Sedex: veja os prazos por região, o tempo de laboratório e como acompanhar o pedido.',
      delivery,
    ),
    page(
      '/pagina/politica-de-privacidade',
      'Política de privacidade',
      'institucional',
      'Que dados a Meridiano trata, para quê, por quanto tempo e como exercer os seus direitos pela LGPD.',
      privacy,
    ),
    page(
      '/pagina/sobre',
      'Sobre a Meridiano',
      'institucional',
      'Ótica desde 1956, com duas lojas físicas, laboratório próprio e óticos formados no atendimento. Conheça o nosso jeito de trabalhar.',
      about,
    ),
    page(
      '/pagina/quem-somos',
      'Quem somos',
      'institucional',
      'Uma ótica de família desde 1956: veja o vídeo, conheça a equipe e fale com a Meridiano.',
      `<p><a href="${demoFilm}">Assista ao nosso vídeo</a></p>${aboutText}`,
    ),
    { ...history_, parent: '/pagina/sobre' },
    page(
      '/pagina/onde-estamos',
      'Onde estamos',
      'institucional',
      'Endereços e horários das duas lojas físicas da Meridiano, para experimentar, ajustar e retirar o seu pedido.',
      stores,
    ),
  ];
}
