/** Contact data of the demonstration shop. The number belongs to nobody: it has no valid subscriber prefix. */
export const contactData = {
  whatsapp: '(11) 90000-1956',
  telefone: '(11) 3000-1956',
  email: 'atendimento@meridiano.example',
  razaoSocial: 'Ótica Meridiano Demonstração Ltda.',
  cnpj: '00.000.000/0001-91',
  endereco: 'Rua do Meridiano, 56, Centro, São Paulo, SP',
};
