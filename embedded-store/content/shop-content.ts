import type { Reference } from '../catalogue/reference';
import type { Post, StoreReview } from '../third-parties/post';
import type { Banner } from './banners';
import type { Menu } from './menus';
import type { InstitutionalPage } from './page-type';

/** Everything that one storefront says and another says differently; the catalogue itself is in the database. */
export type ShopContent = {
  nome: string;
  /** What the shop calls `atributos.simples`: the size of a frame, the voltage of a drill. */
  sizeName: string;
  /** What an empty cart invites to look for, with its article: "um par de óculos". */
  oneProduct: string;
  seo: {
    home: { title: string; description: string };
    keywords: string;
    lists: { title: string; description: string };
    /** What a search looks among, within a sentence. */
    searched: string;
    /** Path of the social picture of pages without one of their own. */
    image: string;
  };
  contact: {
    whatsapp: string;
    telefone: string;
    email: string;
    razaoSocial: string;
    cnpj: string;
    endereco: string;
  };
  customerEmail: string;
  /** Banners by the name of their place (API-10 to API-12, API-26). */
  banners: Record<string, Banner[]>;
  /** Banners of category listings by the path of the category; those below it show it too (LIST-04). */
  categoryBanners: Record<string, Banner>;
  pages: ReadonlyMap<string, InstitutionalPage>;
  /** The menu of a platform hash (API-25), or null when the shop has none of that name. */
  menu: (reference: Reference, hash: string) => Menu | null;
  posts: readonly Post[];
  storeReviews: readonly StoreReview[];
};
