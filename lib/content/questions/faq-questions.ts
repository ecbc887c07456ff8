import type { Contact, Storefront } from '@/lib/config/storefronts/storefront';
import { storeCountText } from '@/lib/config/storefronts/texts';
import { formatBRL } from '@/lib/shared/money';

/** A question, its answer in plain paragraphs, and an optional link. */
export type FaqQuestion = {
  /** Anchor and key. */
  id: string;
  topic: FaqTopic;
  question: string;
  answer: readonly string[];
  link?: { label: string; href: string };
};

/** The help page groups questions by topic. */
export type FaqTopic = 'pedido' | 'pagamento' | 'entrega' | 'troca' | 'otica';

type Facts = Pick<Storefront, 'contact' | 'since' | 'stores' | 'freeShippingFrom'>;

/** The promise of free delivery, as a sentence; '' for none. */
function freeDelivery(from: number | null): string {
  if (from === null) return '';
  return `O frete é grátis para todo o Brasil${from === 0 ? '' : ` a partir de ${formatBRL(from)}`}. `;
}

/** ' Nosso horário: segunda a sexta 9h-18h. WhatsApp 24 horas.' */
function serviceHours({ hours, whatsApp }: Contact): string {
  const parts = [
    hours === null ? '' : ` Nosso horário: ${hours.text.charAt(0).toLowerCase()}${hours.text.slice(1)}.`,
    whatsApp === null ? '' : ` ${whatsApp}.`,
  ];
  return parts.join('');
}

function pickup(stores: number): string {
  if (stores === 0) return '';
  const where =
    stores === 1
      ? 'na nossa loja física'
      : `em uma das nossas ${storeCountText(stores).toLowerCase()} físicas`;
  return `, ou escolher retirar o pedido ${where}, sem custo`;
}

/**
 * The most frequent questions, starting with those that people ask before they buy. An answer that does not
 * hold for every shop is only shown where it is true.
 */
export const faqQuestions = ({ contact, since, stores, freeShippingFrom }: Facts): readonly FaqQuestion[] => [
  {
    id: 'prazo-de-entrega',
    topic: 'entrega',
    question: 'Qual é o prazo de entrega?',
    answer: [
      `${freeDelivery(freeShippingFrom)}Enviamos por Sedex, o serviço expresso dos Correios, e o prazo para o seu CEP aparece na página do produto. Ele conta em dias úteis, a partir da confirmação do pagamento.`,
      `Conferimos e embalamos cada pedido com ${since === null ? 'cuidado' : `o cuidado de quem faz isso desde ${since}`}: o pacote sai em até um dia útil, salvo quando o produto é feito sob medida.`,
    ],
    link: { label: 'Ver a política de entrega', href: '/pagina/politica-de-entrega' },
  },
  {
    id: 'trocar-produto',
    topic: 'troca',
    question: 'Como troco um produto?',
    answer: [
      'A primeira troca é grátis em até 7 dias depois do recebimento. Abra o pedido na sua conta ou fale com o atendimento, e enviamos por e-mail um código de postagem sem custo. Assim que o produto chega e é conferido, enviamos o novo.',
      'Defeito de fabricação tem prazo maior: os produtos têm um ano de garantia do fabricante.',
    ],
    link: { label: 'Ver troca e devolução', href: '/pagina/troca-e-devolucao' },
  },
  {
    id: 'situacao-do-pagamento',
    topic: 'pagamento',
    question: 'Como sei se o meu pagamento foi aprovado?',
    answer: [
      'Avisamos por e-mail assim que o pagamento é confirmado, e a situação aparece também na sua conta, em cada pedido. O Pix é confirmado na hora; o cartão, em geral, em poucos minutos; o boleto leva até dois dias úteis depois de pago.',
      'Se o banco recusar a compra, o pedido fica aberto para você tentar de novo. Na dúvida, não pague duas vezes: fale com a gente antes.',
    ],
    link: { label: 'Ver formas de pagamento', href: '/pagina/formas-de-pagamento' },
  },
  {
    id: 'pedido-nao-chegou',
    topic: 'entrega',
    question: 'Meu pedido não chegou. E agora?',
    answer: [
      'Confira primeiro o código de rastreio que enviamos por e-mail no dia da postagem e o prazo que aparece no pedido, contado em dias úteis. Os Correios fazem até três tentativas de entrega: vale perguntar na portaria ou a um vizinho.',
      'Se o prazo já passou, escreva para a gente com o número do pedido. Abrimos a reclamação nos Correios por você e, se o pacote se perdeu, enviamos outro ou devolvemos o valor, como você preferir.',
    ],
    link: { label: 'Falar com o atendimento', href: '/pagina/central-de-atendimento' },
  },
  {
    id: 'cancelar-compra',
    topic: 'pedido',
    question: 'Como cancelo a minha compra?',
    answer: [
      'Antes do envio, peça o cancelamento na sua conta ou pelo atendimento, e o valor pago volta por inteiro. Se o pedido já saiu, você pode recusar a entrega ou desistir em até 7 dias depois de receber, como garante o artigo 49 do Código de Defesa do Consumidor.',
      'Um pedido com boleto que não foi pago não precisa ser cancelado por você: ele é cancelado automaticamente depois de cinco dias.',
    ],
    link: { label: 'Ver troca e devolução', href: '/pagina/troca-e-devolucao' },
  },
  {
    id: 'mudar-forma-de-pagamento',
    topic: 'pagamento',
    question: 'Posso mudar a forma de pagamento?',
    answer: [
      'Depois de fechado, o pedido guarda a forma de pagamento escolhida. Se ele ainda não foi pago, cancele-o (ou, no caso do boleto, só deixe vencer) e faça um novo com a forma que prefere: cartão, dois cartões, Pix, boleto ou compre agora, pague depois.',
      'Se o estoque estiver acabando, fale com a gente antes, e reservamos o produto enquanto você refaz o pedido.',
    ],
    link: { label: 'Ver formas de pagamento', href: '/pagina/formas-de-pagamento' },
  },
  {
    id: 'alterar-pedido',
    topic: 'pedido',
    question: 'Posso alterar um pedido já feito?',
    answer: [
      `Endereço, produto e quantidade podem mudar enquanto o pedido não foi separado. Avise o quanto antes, com o número do pedido.${serviceHours(contact)}`,
      'Depois da postagem, o endereço não muda mais. Nesse caso combinamos a devolução do pacote e um novo envio.',
    ],
    link: { label: 'Falar com o atendimento', href: '/pagina/central-de-atendimento' },
  },
  {
    id: 'agendar-entrega',
    topic: 'entrega',
    question: 'Posso agendar a entrega?',
    answer: [
      `Os Correios não entregam com dia e hora marcados. Você pode informar um endereço em que sempre haja alguém, como o do trabalho${pickup(stores)}.`,
    ],
    ...(stores > 0 ? { link: { label: 'Ver as lojas', href: '/pagina/onde-estamos' } } : {}),
  },
  {
    id: 'disponibilidade',
    topic: 'pedido',
    question: 'Como sei se um produto está disponível?',
    answer: [
      'A página do produto mostra o estoque de agora: se há botão de compra, há produto. Quando acabou, deixe o seu e-mail em “Avise-me quando chegar”, e escrevemos assim que ele voltar.',
      'Alguns produtos são vendidos sob consulta. Peça o orçamento pela própria página ou pelo WhatsApp.',
    ],
  },
];
