/** Contact data of the demo shop; the storefront file has the same. The numbers are fictitious. */
export const contactData = {
  whatsapp: '(11) 90000-1956',
  telefone: '(11) 5555-1956',
  email: 'atendimento@meridiano.example',
  razaoSocial: 'Meridiano Óptica Ltda.',
  cnpj: '61.956.204/0001-95',
  endereco: 'Rua do Meridiano, 1956, Centro, São Paulo, SP, CEP 01000-000',
};
