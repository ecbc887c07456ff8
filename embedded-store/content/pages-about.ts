import type { InstitutionalPage, PageOf } from './page-type';

const safePurchase = `
<h2>Comprar aqui é seguro</h2>
<p>Toda a navegação e todo o pagamento acontecem em conexão cifrada. Os dados do cartão vão direto para a operadora: não passam pelos nossos servidores e não ficam guardados.</p>
<h3>Como protegemos a sua compra</h3>
<ul>
<li>Conexão segura em todas as páginas, da vitrine ao pagamento.</li>
<li>Análise antifraude feita por pessoas e por sistema antes do envio.</li>
<li>Nota fiscal em todos os pedidos, enviada por e-mail.</li>
<li>Sete dias para desistir da compra, a contar do recebimento, como manda o Código de Defesa do Consumidor.</li>
</ul>
<h3>Como reconhecer a gente</h3>
<p>A Meridiano nunca pede senha, código recebido por SMS ou foto de cartão por telefone ou WhatsApp. Boletos e códigos Pix são gerados somente no fechamento do pedido e trazem o nome da empresa como beneficiário. Na dúvida, pare e fale conosco antes de pagar.</p>`;

const delivery = `
<h2>Frete grátis para todo o Brasil</h2>
<p>Enviamos por <strong>Sedex</strong>, o serviço expresso dos Correios, com frete grátis para todos os estados. O prazo aparece na página do produto quando você informa o CEP e é contado em dias úteis a partir da confirmação do pagamento.</p>
<table>
<caption>Prazo estimado por região, depois da postagem</caption>
<thead><tr><th scope="col">Região</th><th scope="col">Prazo</th></tr></thead>
<tbody>
<tr><td>Sudeste</td><td>2 a 3 dias úteis</td></tr>
<tr><td>Sul</td><td>3 a 4 dias úteis</td></tr>
<tr><td>Centro-Oeste</td><td>4 a 5 dias úteis</td></tr>
<tr><td>Nordeste</td><td>5 a 7 dias úteis</td></tr>
<tr><td>Norte</td><td>6 a 9 dias úteis</td></tr>
</tbody>
</table>
<h3>Óculos com lentes de grau</h3>
<p>Quando o pedido inclui lentes da sua receita, some de 3 a 8 dias úteis de laboratório. Avisamos por e-mail quando as lentes entram em corte e quando saem da conferência.</p>
<h3>Acompanhe e receba</h3>
<p>O código de rastreio chega por e-mail no dia da postagem. Os Correios fazem até três tentativas de entrega; depois disso o pacote volta para nós e combinamos um novo envio. Se a embalagem chegar aberta ou amassada, recuse a entrega e nos avise. A entrega não pode ser agendada com hora marcada, mas você pode retirar o pedido em uma das nossas duas lojas.</p>`;

const privacy = `
<h2>Os seus dados, para o que você pediu</h2>
<p>Esta política explica, em português claro, que dados tratamos, para quê e por quanto tempo, de acordo com a Lei Geral de Proteção de Dados (Lei 13.709/2018).</p>
<h3>O que coletamos</h3>
<ul>
<li><strong>Para entregar o pedido:</strong> nome, CPF, endereço, telefone e e-mail.</li>
<li><strong>Para fazer as suas lentes:</strong> a receita e as medidas do rosto. São dados de saúde: só os usamos com o seu consentimento e só o laboratório tem acesso a eles.</li>
<li><strong>Para responder você:</strong> o que escreve nos formulários e nas avaliações.</li>
<li><strong>Para melhorar o site:</strong> páginas visitadas e origem do acesso, se você aceitar os cookies de medição.</li>
</ul>
<h3>Por quanto tempo</h3>
<p>Dados de pedidos ficam guardados pelo prazo que a lei fiscal exige. Fotos de receitas enviadas e não compradas são apagadas em 30 dias. Você sai da newsletter com um clique no rodapé de qualquer mensagem.</p>
<h3>Com quem compartilhamos</h3>
<p>Com os Correios, para a entrega, com a operadora de pagamento e com a contabilidade. Não vendemos nem alugamos dados.</p>
<h3>Os seus direitos</h3>
<p>Você pode confirmar, acessar, corrigir, levar para outro fornecedor e apagar os seus dados, além de retirar o consentimento. Basta escrever pela <a href="/pagina/central-de-atendimento">central de atendimento</a>, aos cuidados do encarregado de dados. Respondemos em até 15 dias.</p>`;

const about = `
<h2>Desde 1956, de olho em você</h2>
<p>A Meridiano abriu a primeira porta em 1956, com uma bancada, um lensômetro de latão e a ideia de que ninguém deve sair de uma ótica sem entender o que comprou. Quase sete décadas depois, continuamos a explicar lente por lente.</p>
<p>Hoje somos duas lojas físicas, um laboratório próprio e este site, que leva a mesma curadoria a todo o país. Vendemos armações de grau, óculos de sol e lentes de marcas que conhecemos por dentro: desmontamos cada modelo antes de colocá-lo na vitrine.</p>
<h3>Como trabalhamos</h3>
<ul>
<li>Quem atende é ótico formado, na loja, por telefone e pelo WhatsApp.</li>
<li>As medidas de cada armação são conferidas com paquímetro e publicadas em milímetros.</li>
<li>As lentes são montadas e conferidas no nosso laboratório.</li>
<li>Todo produto tem um ano de garantia do fabricante, e a primeira troca é gratuita em até 7 dias.</li>
</ul>
<p>Leia também <a href="/pagina/sobre/nossa-historia">a nossa história</a> ou <a href="/pagina/onde-estamos">venha nos visitar</a>.</p>`;

const history = `
<h2>Quatro gerações de um mesmo ofício</h2>
<p><strong>1956.</strong> A primeira loja abre as portas com doze modelos na vitrine, todos de acetato escuro, e uma oficina nos fundos.</p>
<p><strong>1974.</strong> Chegam as lentes de resina. A oficina vira laboratório e passa a atender outras óticas do bairro.</p>
<p><strong>1991.</strong> A segunda loja é inaugurada, com sala de exame e um balcão baixo, feito para crianças.</p>
<p><strong>2009.</strong> O laboratório recebe a surfaçagem digital: as multifocais passam a ser calculadas ponto a ponto.</p>
<p><strong>Hoje.</strong> As duas lojas e o site dividem o mesmo estoque, a mesma equipe e o mesmo jeito de atender: sem pressa e sem letra miúda.</p>`;

const stores = `
<h2>Duas lojas, a mesma conversa</h2>
<p>Temos duas lojas físicas. Em ambas você pode experimentar os modelos do site, medir a distância entre as pupilas, ajustar a armação e retirar o seu pedido.</p>
<h3>Meridiano Centro</h3>
<p>Rua do Meridiano, 56, Centro, São Paulo, SP. Perto da estação, com acesso sem degraus.</p>
<h3>Meridiano Jardim</h3>
<p>Alameda das Lentes, 1956, Jardim das Acácias, São Paulo, SP. Estacionamento para bicicletas e fraldário.</p>
<h3>Horários</h3>
<p>Segunda a sexta, das 9h às 18h. Sábado, das 9h às 14h. No WhatsApp, atendemos 24 horas. Os endereços desta página pertencem a uma loja de demonstração e não existem de verdade.</p>`;

const bndes = `
<h2>Compre com o Cartão BNDES</h2>
<p>O Cartão BNDES é um crédito rotativo e pré-aprovado para micro, pequenas e médias empresas. Com ele, a sua empresa pode comprar na Meridiano óculos de proteção com grau, armações e lentes para a equipe e pagar em parcelas fixas, com a taxa de juros do mês.</p>
<h3>Quem pode usar</h3>
<p>Empresas com sede no país, controle nacional e faturamento anual dentro do limite do programa, em dia com os tributos federais. O cartão é emitido pelos bancos credenciados.</p>
<h3>Como comprar</h3>
<ol>
<li>Escolha os produtos no site e anote os códigos.</li>
<li>Envie a lista pela <a href="/pagina/central-de-atendimento">central de atendimento</a>, com o CNPJ da empresa.</li>
<li>Respondemos com a proposta e o número do pedido no portal do Cartão BNDES.</li>
<li>Conclua o pagamento no portal; o envio é feito após a confirmação do banco.</li>
</ol>
<h3>Condições</h3>
<p>O prazo vai de 3 a 48 meses, em prestações mensais e iguais. A taxa é definida pelo BNDES e publicada todo mês no portal do programa.</p>`;

/** A film that anybody may show: the shop has none of its own. */
const demoFilm = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** The "about" group of pages, and the page about the BNDES card. */
export function aboutPages(page: PageOf): InstitutionalPage[] {
  const history_ = page(
    '/pagina/sobre/nossa-historia',
    'Nossa história',
    null,
    'De uma bancada em 1956 a duas lojas e um laboratório: conheça as quatro gerações que fizeram a Meridiano.',
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
      'Ótica desde 1956, com duas lojas físicas, laboratório próprio e óticos formados no atendimento. Conheça a Meridiano.',
      about,
    ),
    { ...history_, parent: '/pagina/sobre' },
    page(
      '/pagina/onde-estamos',
      'Onde estamos',
      'institucional',
      'Endereços e horários das duas lojas físicas da Meridiano, para experimentar, ajustar e retirar o seu pedido.',
      stores,
    ),
    page(
      '/pagina/quem-somos',
      'Quem somos',
      null,
      'Uma ótica de família desde 1956: veja o vídeo, conheça a equipe e fale com a Meridiano.',
      `<p><a href="${demoFilm}">Assista ao nosso vídeo</a></p>${about}`,
    ),
    page(
      '/cartao-bndes',
      'Cartão BNDES',
      null,
      'Entenda como a sua empresa compra óculos e lentes na Meridiano com o Cartão BNDES, em parcelas fixas.',
      bndes,
    ),
  ];
}
