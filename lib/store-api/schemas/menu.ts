import { z } from 'zod';
import { flag, label, link, listOf, picture, text } from './lenient';
import { type Rota, rotaFields, settleRota } from './rota';

/** Menu entry, settled (HEAD-12). `link` may leave the shop; `svg` is untrusted markup. */
export type ItemDeMenu = {
  label: string;
  link: string;
  target: string;
  icone: string;
  svg: string;
  destaque: boolean;
  rota: Rota | null;
  sub: ItemDeMenu[];
};

const itemDeMenuSchema: z.ZodType<ItemDeMenu> = z.lazy(() =>
  z
    .object({
      nome: label,
      label,
      link,
      target: text,
      icone: picture,
      svg: text,
      destaque: flag,
      sub: listOf(itemDeMenuSchema),
      ...rotaFields,
    })
    .transform(({ nome, label: own, ...rest }) => ({ ...settleRota(rest), label: own || nome })),
);

/** GET struct/menus/* (API-25). */
export const menuSchema = z.object({ nome: label, menu: listOf(itemDeMenuSchema) });
