import { z } from 'zod';
import { readableOn, safeColour } from '@/lib/html/safe-colour';
import { label, number, objectOrNull, picture, text } from './lenient';

/** Colours of a seal, safe to paint with and readable on each other; null for a ground that cannot be used. */
const coresSchema = z.object({ texto: text, selo: text }).transform(({ texto, selo }) => {
  const ground = safeColour(selo);
  return ground === null ? null : { texto: readableOn(ground, safeColour(texto) ?? '#ffffff'), selo: ground };
});

/** Seal on a product picture: text or image, placed left/center/right and top/middle/bottom (DATA-18). */
export const seloSchema = z.object({
  id: number,
  nome: label,
  label,
  imagem: picture,
  posicao: objectOrNull(z.object({ x: text, y: text })),
  cores: objectOrNull(coresSchema),
});
export type Selo = z.output<typeof seloSchema>;
