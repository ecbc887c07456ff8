import type { Imagem } from '@/lib/platform/schemas/product';

type Size = keyof Imagem['arquivos'];

/** URL of a picture in the first available of `sizes`, else in any size; `''` without a picture. */
export function imageUrl(imagem: Imagem | undefined, ...sizes: Size[]): string {
  if (!imagem) return '';
  const { arquivos } = imagem;
  const order: Size[] = [...sizes, 'big', 'medium', 'zoom', 'small'];
  return order.map((size) => arquivos[size]).find((file) => file !== '') ?? '';
}
