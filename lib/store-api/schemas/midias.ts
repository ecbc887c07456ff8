import { z } from 'zod';
import { label, listOf, looseObject, picture } from './lenient';

const arquivosSchema = z.object({ small: picture, medium: picture, big: picture, zoom: picture });

/** Picture of a product in four sizes; a size may be `''` (PDP-06). */
export const imagemSchema = z
  .object({ label, arquivos: arquivosSchema })
  .refine(({ arquivos }) => Object.values(arquivos).some((url) => url !== ''));
export type Imagem = z.output<typeof imagemSchema>;

/** `midias`, also when it comes as `[]`. */
export const midias = looseObject({ imagens: listOf(imagemSchema) });
