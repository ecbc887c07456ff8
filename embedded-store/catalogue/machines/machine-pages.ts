import type { InstitutionalPage } from '../../content/institutional-page';
import { demoFilm } from '../../content/pages-about';

const hours =
  '<p>Atendimento de segunda a sexta, das 9h às 18h, e aos sábados, das 9h às 14h. Pelo WhatsApp, atendemos 24 horas.</p>';

const safePurchase = `
<h2>Comprar aqui é seguro</h2>
<p>A conexão é criptografada da vitrine ao pagamento, os dados do cartão vão direto para a operadora e toda compra sai com nota fiscal, que também é o documento da garantia.</p>
<ul>
<li>Análise antifraude antes do envio, feita por gente e por sistema.</li>
<li>Sete dias para desistir da compra, a contar do recebimento, como manda o Código de Defesa do Consumidor.</li>
<li>Preço e prazo confirmados por escrito no e-mail do pedido.</li>
</ul>
<p>A Forja nunca pede senha nem código recebido por SMS. Na dúvida, pare e fale conosco antes de pagar.</p>`;

const delivery = `
<h2>Frete grátis para todo o Brasil</h2>
<p>O que cabe nos Correios segue por <strong>Sedex</strong>, com frete grátis para todos os estados. Mourões, porteiras e máquinas pesadas seguem por transportadora, sem custo de frete, com descarga combinada por telefone.</p>
<h3>Prazos</h3>
<p>Informe o CEP na página do produto: o prazo aparece em dias úteis, contados da confirmação do pagamento. Em área rural, deixe um ponto de referência e um telefone que pegue.</p>
<h3>Na hora de receber</h3>
<p>Confira a caixa na frente do entregador. Se estiver aberta ou molhada, recuse e nos avise: mandamos outra.</p>
<p>Prefere buscar? Quem está na cidade de São Paulo pode retirar o pedido, sem custo, em uma das nossas <a href="/pagina/onde-estamos">duas lojas</a>.</p>`;

const privacy = `
<h2>Os seus dados, para o que você pediu</h2>
<p>Tratamos nome, CPF, endereço, telefone e e-mail para entregar o pedido e emitir a nota; o que você escreve nos formulários, para responder; e as páginas visitadas, se você aceitar os cookies de medição. Tudo de acordo com a Lei Geral de Proteção de Dados (Lei 13.709/2018). Quem responde por eles é a Forja Máquinas e Cercas Ltda., CNPJ 73.195.604/0001-04, Avenida da Bigorna, 1956, Distrito Industrial, São Paulo, SP.</p>
<h3>Por quanto tempo</h3>
<p>Notas e pedidos, pelo prazo da lei fiscal; registros de acesso ao site, por seis meses, como manda o Marco Civil da Internet; o que você escreve nos formulários, até o assunto terminar.</p>
<h3>Com quem compartilhamos</h3>
<p>Correios, transportadora, operadora de pagamento e contabilidade. Não vendemos nem alugamos dados.</p>
<h3>Os seus direitos</h3>
<p>Você pode confirmar, acessar, corrigir, levar para outro fornecedor e apagar os seus dados, e retirar o consentimento quando quiser. O encarregado pelos dados é Tadeu Moura: escreva para <a href="mailto:atendimento@forja.example">atendimento@forja.example</a> ou pela <a href="/pagina/central-de-atendimento">central de atendimento</a>; respondemos em até 15 dias. Se a resposta não resolver, procure a Autoridade Nacional de Proteção de Dados (ANPD).</p>`;

const about = `
<h2>Ferro, madeira e conversa desde 1956</h2>
<p>A Forja começou em 1956 como oficina de ferrador, que também fazia porteiras. A família trocou o cavalo pelo gerador, mas não o jeito: máquina se vende depois de ligada, e cerca, depois de medida.</p>
<p>Hoje somos duas lojas físicas, uma oficina, um depósito e este site. Cada máquina passa pela nossa bancada antes de entrar na vitrine, e quem atende já usou o que vende.</p>
<p>Leia <a href="/pagina/sobre/nossa-historia">a nossa história</a> ou <a href="/pagina/onde-estamos">venha nos visitar</a>.</p>`;

const history = `
<h2>Da bigorna ao joule</h2>
<p><strong>1956.</strong> Uma bigorna, dois martelos e a encomenda de doze porteiras.</p>
<p><strong>1978.</strong> Chega o arame farpado em rolo, e a loja vira parada de quem vai para o sítio.</p>
<p><strong>1996.</strong> Segunda loja, com assistência técnica de motores.</p>
<p><strong>Hoje.</strong> Cerca elétrica, energia solar e ferramenta sem fio, com a mesma conversa no balcão.</p>`;

const stores = `
<h2>Duas lojas, uma bancada em cada</h2>
<p>Nas duas lojas físicas você liga a máquina antes de levar, tira dúvida de instalação e retira o pedido do site.</p>
<h3>Forja Estação</h3>
<p>Avenida da Bigorna, 1956, Distrito Industrial, São Paulo, SP, CEP 01000-000. Assistência técnica e estacionamento para caminhonete.</p>
<h3>Forja Trevo</h3>
<p>Rodovia do Ferrador, km 19, São Paulo, SP. Assistência técnica de motores e doca de carga.</p>
<h3>Horários</h3>
<p>Segunda a sexta, das 9h às 18h. Sábado, das 9h às 14h. O telefone das duas lojas é (11) 5555-5619, e no WhatsApp atendemos 24 horas.</p>
<p>A Forja é uma loja de demonstração: os endereços e os números desta página não existem de verdade.</p>`;

const bndes = `
<h2>Compre com o Cartão BNDES</h2>
<p>O cartão é um crédito pré-aprovado para micro, pequenas e médias empresas comprarem máquinas e equipamentos em parcelas fixas. O número de parcelas e a taxa de juros são os que o BNDES e o banco emissor praticam no dia da compra.</p>
<ol>
<li>Escolha as máquinas e anote os códigos, que estão na ficha técnica.</li>
<li>Envie a lista e o CNPJ pela <a href="/pagina/central-de-atendimento">central de atendimento</a>.</li>
<li>Receba a proposta e conclua o pagamento no portal do cartão.</li>
</ol>`;

const contact = `
<h2>Fale com quem já usou</h2>
${hours}
<p>Conte o que você vai fazer, o tamanho do terreno ou a rede elétrica que tem. Respondemos em até um dia útil.</p>`;

const exchange = `
<h2>Trocas e devoluções sem complicação</h2>
<p><strong>A primeira troca é gratuita em até 7 dias</strong> depois do recebimento: tensão errada, tamanho errado ou porque não serviu.</p>
<h3>Como trocar</h3>
<p>Abra o pedido na sua conta ou fale conosco. Enviamos o código de postagem ou marcamos a coleta. Guarde a caixa até ligar a máquina pela primeira vez.</p>
<h3>Desistência</h3>
<p>Você também pode desistir da compra em até 7 dias depois do recebimento, sem dizer por quê, como garante o artigo 49 do Código de Defesa do Consumidor. Buscamos a máquina por nossa conta e devolvemos tudo o que você pagou: no Pix e no boleto, em até 5 dias úteis; no cartão, avisamos a operadora logo em seguida, e o estorno aparece em até duas faturas.</p>
<h3>Garantia</h3>
<p>Os produtos têm um ano de garantia do fabricante, além dos 90 dias que a lei dá, com assistência nas duas lojas e em oficinas autorizadas de todo o país. O desgaste de disco, corrente, escova e óleo não entra na garantia.</p>`;

const payment = `
<h2>Escolha como pagar</h2>
<p><strong>Pix</strong>: 10% de desconto à vista. <strong>Cartão</strong>: Visa, Master, Amex, Diners, Elo e Hipercard, em até 12 parcelas, e também em <strong>dois cartões</strong>. Quando há juros, a taxa, o custo efetivo total (CET) e o valor final aparecem ao lado da parcela. <strong>Boleto</strong>: vence em três dias úteis. <strong>Compre agora, pague depois</strong>: parcele sem cartão com o nosso parceiro de crédito, sujeito a aprovação.</p>
<p><strong>O pedido com boleto não pago é cancelado automaticamente depois de cinco dias</strong>, e o produto volta ao estoque. Para empresas, veja o <a href="/cartao-bndes">Cartão BNDES</a>.</p>`;

const help = `
${hours}
<h2>127 ou 220 volts?</h2>
<p>Olhe a etiqueta da tomada ou o quadro de luz; se não disserem, meça com um multímetro. Na dúvida, fale conosco antes de ligar: a garantia não cobre tensão errada.</p>
<h2>Como calculo a minha cerca?</h2>
<p>Perímetro vezes número de fios, mais dez por cento. Um mourão a cada três metros no farpado e a cada seis no liso com balancim.</p>
<h2>Preciso de aterramento?</h2>
<p>Na cerca elétrica, sempre: três hastes de dois metros, a três metros uma da outra.</p>`;

const faq = `
<p>Pedido, entrega, troca e pagamento. O frete é grátis para todo o Brasil, os produtos têm um ano de garantia do fabricante e a primeira troca é gratuita em até 7 dias.</p>`;

const page = (
  path: string,
  nome: string,
  grupo: InstitutionalPage['grupo'],
  descricao: string,
  html = '',
): InstitutionalPage => ({ path, nome, grupo, descricao, html });

const all: InstitutionalPage[] = [
  page(
    '/pagina/compra-segura',
    'Compra segura',
    'institucional',
    'Como a Forja protege os seus dados e o seu pagamento.',
    safePurchase,
  ),
  page(
    '/pagina/politica-de-entrega',
    'Política de entrega',
    'institucional',
    'Frete grátis para todo o Brasil: prazos, transportadora e área rural.',
    delivery,
  ),
  page(
    '/pagina/politica-de-privacidade',
    'Política de privacidade',
    'institucional',
    'Que dados a Forja trata, para quê e como exercer os seus direitos pela LGPD.',
    privacy,
  ),
  page(
    '/pagina/sobre',
    'Sobre a Forja',
    'institucional',
    'Máquinas, ferramentas e cercas desde 1956, em duas lojas físicas e neste site.',
    about,
  ),
  {
    ...page(
      '/pagina/sobre/nossa-historia',
      'Nossa história',
      null,
      'De uma bigorna em 1956 a duas lojas: a história da Forja.',
      history,
    ),
    parent: '/pagina/sobre',
  },
  page(
    '/pagina/onde-estamos',
    'Onde estamos',
    'institucional',
    'Endereços e horários das duas lojas físicas da Forja.',
    stores,
  ),
  page(
    '/pagina/quem-somos',
    'Quem somos',
    null,
    'Uma loja de família desde 1956, com oficina própria e duas lojas: conheça a Forja.',
    `<p><a href="${demoFilm}">Assista ao nosso vídeo</a></p>${about}`,
  ),
  page(
    '/cartao-bndes',
    'Cartão BNDES',
    null,
    'Como a sua empresa compra máquinas na Forja com o Cartão BNDES.',
    bndes,
  ),
  page(
    '/pagina/central-de-atendimento',
    'Central de atendimento',
    'ajuda',
    'Fale com a Forja: formulário, horários e WhatsApp 24 horas.',
    contact,
  ),
  page(
    '/pagina/troca-e-devolucao',
    'Troca e devolução',
    'ajuda',
    'A primeira troca é gratuita em até 7 dias. Veja como trocar, devolver e usar a garantia.',
    exchange,
  ),
  page(
    '/pagina/formas-de-pagamento',
    'Formas de pagamento',
    'ajuda',
    'Pix com desconto, cartões em até 12 vezes, dois cartões, boleto e compre agora, pague depois.',
    payment,
  ),
  page(
    '/pagina/ajuda-e-suporte',
    'Ajuda e suporte',
    'ajuda',
    'Tensão, cálculo de cerca, aterramento e acompanhamento da entrega.',
    help,
  ),
  page('/pagina/contato', 'Contato', null, 'Escreva para a Forja: respondemos em até um dia útil.', contact),
  page(
    '/pagina/perguntas-frequentes',
    'Perguntas frequentes',
    null,
    'Respostas sobre pedido, pagamento, entrega, troca e disponibilidade na Forja.',
    faq,
  ),
  page('/pagina/avaliacao-loja', 'Avalie a loja', null, 'Conte como foi a sua compra na Forja.'),
  page(
    '/marcas',
    'Marcas',
    null,
    'Todas as marcas de máquinas, ferramentas e cercas da Forja, em ordem alfabética.',
  ),
];

/** Every institutional page by its path. */
export const machinePages: ReadonlyMap<string, InstitutionalPage> = new Map(
  all.map((entry) => [entry.path, entry]),
);
