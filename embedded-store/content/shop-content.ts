import type { Banner } from './banners';
import type { InstitutionalPage } from './institutional-page';
import type { Menu, MenuReference } from './menus';

/** A blog post; `html` is its body, `imagem` a picture of the shop with its size in px. */
export type Post = {
  id: number;
  slug: string;
  titulo: string;
  resumo: string;
  assunto: string;
  autor: { nome: string; funcao: string };
  /** Publication date, `YYYY-MM-DD`. */
  dia: string;
  imagem: { path: string; largura: number; altura: number; alt: string };
  html: string;
  /** The page of the shop to which the post links at its end. */
  leva?: { label: string; path: string };
  /** The listing whose products are shown below the post, and the heading above them. */
  vitrine: { titulo: string; path: string };
};

/** A review of the shop; `rate` is 1 to 5 stars, `dia` is `YYYY-MM-DD`. */
export type StoreReview = { id: number; author: string; text: string; dia: string; rate: number };

/** Texts and settings that differ between storefronts. The catalogue itself is in the database. */
export type ShopContent = {
  nome: string;
  /** Folder of its files in lib/config/storefronts. */
  folder: string;
  /** Label of `atributos.simples`: the size of a frame, the voltage of a drill. */
  sizeName: string;
  /** The product that the empty cart suggests, with its article: "um par de óculos". */
  oneProduct: string;
  /** Whether the shop compares products, which needs the measurements of frames. */
  comparesFrames: boolean;
  seo: {
    home: { title: string; description: string };
    keywords: string;
    lists: { title: string; description: string };
    /** The shop's goods, as part of a sentence about a search. */
    searched: string;
    /** Path of the default link-preview picture. */
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
  /** Paths of the categories whose new models the launches showcase contains; empty for all categories. */
  launchCategories: readonly string[];
  /** Banners by slot. */
  banners: Record<string, Banner[]>;
  /** Banners of category listings by category path; descendants show them too. */
  categoryBanners: Record<string, Banner>;
  pages: ReadonlyMap<string, InstitutionalPage>;
  /** The menu with a platform hash, or null. */
  menu: (reference: MenuReference, hash: string) => Menu | null;
  /** The sentence below the blog's name. */
  blogLead: string;
  posts: readonly Post[];
  storeReviews: readonly StoreReview[];
};
