import { serverConfig } from '@/lib/config/environment';
import type { Imagem } from '@/lib/platform/schemas/product';

/**
 * Absolute address of a picture in its largest size, for readers outside of the shop. The platform may send it relative
 * to its own site.
 */
export function pictureAddress({ arquivos: { zoom, big, medium, small } }: Pick<Imagem, 'arquivos'>): string {
  const file = zoom || big || medium || small;
  return URL.canParse(file) ? file : new URL(file, serverConfig().storeSiteUrl).href;
}
