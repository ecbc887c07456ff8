/** How a seal (`selo`) looks: text with colours, or a picture. */
export type Seal = {
  id: number;
  nome: string;
  tipo: 'texto' | 'imagem';
  label: string;
  posicao: { x: 'left' | 'center' | 'right'; y: 'top' | 'middle' | 'bottom' };
  cores: { texto: string; selo: string };
};

/** Seals by the key on products. `{desconto}` is replaced by the product's discount in percent. */
export const seals: Record<string, Seal> = {
  desconto: {
    id: 1,
    nome: 'Desconto',
    tipo: 'texto',
    label: '-{desconto}%',
    posicao: { x: 'left', y: 'top' },
    cores: { texto: '#ffffff', selo: '#7a2e1d' },
  },
  lancamento: {
    id: 2,
    nome: 'Lançamento',
    tipo: 'texto',
    label: 'Lançamento',
    posicao: { x: 'right', y: 'top' },
    cores: { texto: '#ffffff', selo: '#1f4a45' },
  },
  ultima: {
    id: 3,
    nome: 'Última unidade',
    tipo: 'texto',
    label: 'Última unidade',
    posicao: { x: 'left', y: 'bottom' },
    cores: { texto: '#3b2a00', selo: '#f0d9a0' },
  },
  polarizado: {
    id: 4,
    nome: 'Polarizado',
    tipo: 'imagem',
    label: 'Lente polarizada',
    posicao: { x: 'right', y: 'bottom' },
    cores: { texto: '', selo: '' },
  },
  brasil: {
    id: 5,
    nome: 'Feito no Brasil',
    tipo: 'imagem',
    label: 'Feito no Brasil',
    posicao: { x: 'left', y: 'top' },
    cores: { texto: '', selo: '' },
  },
};
