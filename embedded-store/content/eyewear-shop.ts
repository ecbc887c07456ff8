import { eyewearPosts } from '../third-parties/eyewear-blog-posts';
import { eyewearReviews } from '../third-parties/eyewear-reviews';
import { banners, categoryBanners } from './banners';
import { contactData } from './contact-data';
import { institutionalPages } from './institutional-pages';
import { menuOf } from './menus';
import type { ShopContent } from './shop-content';

/** Meridiano, the eyewear storefront. */
export const eyewearShop: ShopContent = {
  nome: 'Meridiano',
  folder: 'oculos',
  sizeName: 'Tamanho',
  oneProduct: 'um par de óculos',
  comparesFrames: true,
  seo: {
    home: {
      title: 'Meridiano | Óculos de grau, óculos de sol e lentes',
      description:
        'Ótica desde 1956: armações de grau, óculos de sol e lentes com frete grátis para todo o Brasil, 10% no Pix e primeira troca grátis.',
    },
    keywords: 'óculos, óculos de grau, óculos de sol, lentes, ótica',
    lists: {
      title: 'Kits e listas de óculos',
      description:
        'Kits fechados com desconto e listas escolhidas pelos óticos da Meridiano, com frete grátis para todo o Brasil.',
    },
    searched: 'óculos de grau, óculos de sol e lentes da Meridiano',
    image: '/upload/og/meridiano.jpg',
  },
  contact: contactData,
  customerEmail: 'cliente@meridiano.example',
  launchCategories: ['/oculos-de-grau', '/oculos-de-sol'],
  banners,
  categoryBanners,
  pages: institutionalPages,
  menu: menuOf,
  blogLead:
    'O que aprendemos no balcão e no laboratório desde 1956, em textos para ler de uma vez: medidas, lentes e cuidados.',
  posts: eyewearPosts,
  storeReviews: eyewearReviews,
};
