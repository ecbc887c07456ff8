/** Longest message, in UTF-16 code units, as text fields count them. */
export const MAX_MESSAGE_LENGTH = 1_000;

/** The platform's name for the contact form. */
export const CONTACT_FORM_HASH = 'contato/formulario';

/** The 26 states and the Federal District, with the lowercase codes that the platform expects. */
export const STATES = [
  { value: 'ac', label: 'Acre' },
  { value: 'al', label: 'Alagoas' },
  { value: 'ap', label: 'Amapá' },
  { value: 'am', label: 'Amazonas' },
  { value: 'ba', label: 'Bahia' },
  { value: 'ce', label: 'Ceará' },
  { value: 'df', label: 'Distrito Federal' },
  { value: 'es', label: 'Espírito Santo' },
  { value: 'go', label: 'Goiás' },
  { value: 'ma', label: 'Maranhão' },
  { value: 'mt', label: 'Mato Grosso' },
  { value: 'ms', label: 'Mato Grosso do Sul' },
  { value: 'mg', label: 'Minas Gerais' },
  { value: 'pa', label: 'Pará' },
  { value: 'pb', label: 'Paraíba' },
  { value: 'pr', label: 'Paraná' },
  { value: 'pe', label: 'Pernambuco' },
  { value: 'pi', label: 'Piauí' },
  { value: 'rj', label: 'Rio de Janeiro' },
  { value: 'rn', label: 'Rio Grande do Norte' },
  { value: 'rs', label: 'Rio Grande do Sul' },
  { value: 'ro', label: 'Rondônia' },
  { value: 'rr', label: 'Roraima' },
  { value: 'sc', label: 'Santa Catarina' },
  { value: 'sp', label: 'São Paulo' },
  { value: 'se', label: 'Sergipe' },
  { value: 'to', label: 'Tocantins' },
] as const;
