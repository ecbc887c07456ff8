/** Appearance of a seal (`selo`): text with colours, or a picture. */
export type Seal = {
  id: number;
  nome: string;
  tipo: 'texto' | 'imagem';
  label: string;
  posicao: { x: 'left' | 'center' | 'right'; y: 'top' | 'middle' | 'bottom' };
  cores: { texto: string; selo: string };
};

type Place = `${Seal['posicao']['y']} ${Seal['posicao']['x']}`;

function positionOf(place: Place): Seal['posicao'] {
  const [y, x] = place.split(' ') as [Seal['posicao']['y'], Seal['posicao']['x']];
  return { x, y };
}

/** @param colours of the text and its background */
const textSeal = (id: number, nome: string, place: Place, colours: [string, string], label = nome): Seal => ({
  id,
  nome,
  tipo: 'texto',
  label,
  posicao: positionOf(place),
  cores: { texto: colours[0], selo: colours[1] },
});

const pictureSeal = (id: number, nome: string, place: Place, label = nome): Seal => ({
  id,
  nome,
  tipo: 'imagem',
  label,
  posicao: positionOf(place),
  cores: { texto: '', selo: '' },
});

/** Seals by the key on products. `{desconto}` is replaced by the product's discount in percent. */
export const seals: Record<string, Seal> = {
  desconto: textSeal(1, 'Desconto', 'top left', ['#131e1e', '#f8f5f1'], '-{desconto}% no PIX'),
  lancamento: textSeal(2, 'Lançamento', 'top left', ['#131e1e', '#f8f5f1']),
  ultima: textSeal(3, 'Última unidade', 'bottom left', ['#131e1e', '#f8f5f1']),
  polarizado: textSeal(4, 'Polarizado', 'top left', ['#131e1e', '#f8f5f1'], 'Lente polarizada'),
  brasil: pictureSeal(5, 'Feito no Brasil', 'top left'),
};
