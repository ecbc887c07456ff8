import { z } from 'zod';
import { flag } from './lenient';

/** Answer of a form that was sent; failure may come as HTTP 200 with `sucesso: false` (NEWS-06). */
export const envioSchema = z.object({ sucesso: flag });
export type Envio = z.output<typeof envioSchema>;
