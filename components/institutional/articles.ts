import type { ComponentType } from 'react';
import { AccessibilityArticle } from './accessibility-article';
import type { ArticleProps } from './article';
import { BndesArticle } from './bndes-article';

type Article = { title: string; description: string; Body: ComponentType<ArticleProps> };

/** Texts that belong to the shop itself, whatever the platform has at their paths (ROUTE-12, L11). */
const ARTICLES: Record<string, Article> = {
  '/cartao-bndes': {
    title: 'Cartão BNDES',
    description: 'Como pagar a sua compra com o Cartão BNDES: quem pode usar, como pedir e em quantas vezes.',
    Body: BndesArticle,
  },
  '/pagina/acessibilidade': {
    title: 'Acessibilidade',
    description:
      'O que fazemos para que a loja seja usada por todas as pessoas, o que ainda falta e como falar com a gente.',
    Body: AccessibilityArticle,
  },
};

/** The article at a path, or undefined. */
export function articleAt(path: string): Article | undefined {
  return Object.hasOwn(ARTICLES, path) ? ARTICLES[path] : undefined;
}
