import type { FaqTopic } from './faq-questions';

/** Names of the topics, as shoppers read them. */
export const TOPIC_TITLES: Record<FaqTopic, string> = {
  pedido: 'Pedido',
  pagamento: 'Pagamento',
  entrega: 'Entrega',
  troca: 'Troca e devolução',
  otica: 'Óculos e lentes',
};
