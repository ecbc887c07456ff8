import type { ValorUnico } from '@/lib/platform/schemas/product';

/** Whether another colour of a product is neither sold nor quoted now. */
export const isSoldOut = (produto: ValorUnico['produto']): boolean =>
  produto !== null && produto.status !== 'disponivel' && produto.status !== 'sobConsulta';
