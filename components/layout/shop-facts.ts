/** Who sells: what the law wants to be found on every page (Decreto 7.962/2013, art. 2) and how to reach them. */
export type ShopFacts = {
  legalName: string;
  /** Formatted, with valid check digits. */
  cnpj: string;
  address: string;
  email: string;
  /** As shown, and as dialled (E.164). */
  phone: { label: string; dial: string };
  hours: string;
  whatsApp: string;
};

/** The invented shop of this storefront. */
export const MERIDIANO: ShopFacts = {
  legalName: 'Meridiano Óptica Ltda.',
  cnpj: '61.956.204/0001-95',
  address: 'Rua do Meridiano, 1956, Centro, São Paulo, SP, CEP 01000-000',
  email: 'atendimento@meridiano.example',
  phone: { label: '(11) 5555-1956', dial: '+551155551956' },
  hours: 'Segunda a sexta 9h-18h, sábado 9h-14h',
  whatsApp: 'WhatsApp 24 horas',
};
