import { z } from 'zod';
import { label, number, objectOrNull, text } from './lenient';

/** Seal on a product picture: text or image, placed left/center/right and top/middle/bottom (DATA-18). */
export const seloSchema = z.object({
  id: number,
  nome: label,
  label,
  imagem: text,
  posicao: objectOrNull(z.object({ x: text, y: text })),
  cores: objectOrNull(z.object({ texto: text, selo: text })),
});
export type Selo = z.output<typeof seloSchema>;
