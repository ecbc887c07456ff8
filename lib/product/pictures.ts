import type { Imagem } from '@/lib/store-api/schemas/midias';

type Size = keyof Imagem['arquivos'];

/** File of a picture in the wanted size, else in the nearest size there is (PDP-06); '' for no picture. */
export function fileOf(imagem: Imagem | undefined, ...sizes: Size[]): string {
  if (!imagem) return '';
  const { arquivos } = imagem;
  const order: Size[] = [...sizes, 'big', 'medium', 'zoom', 'small'];
  return order.map((size) => arquivos[size]).find((file) => file !== '') ?? '';
}
