/** A blog post; `html` is its body, `imagem` a picture of the shop with its size in px. */
export type Post = {
  id: number;
  slug: string;
  titulo: string;
  resumo: string;
  /** Day of publication, `YYYY-MM-DD`. */
  dia: string;
  imagem: { path: string; largura: number; altura: number; alt: string };
  html: string;
};

/** A review of the shop; `rate` is 1 to 5 stars, `dia` is `YYYY-MM-DD`. */
export type StoreReview = { id: number; author: string; text: string; dia: string; rate: number };
