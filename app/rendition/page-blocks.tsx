import type { ReactNode } from 'react';

const BLOCKS: Record<string, () => Promise<ReactNode>> = {
  '/pagina/politica-de-privacidade': async () => {
    const { CookieChoice } = await import('@/components/institutional/cookie-choice');
    return <CookieChoice />;
  },
};

/** What the shop adds below the platform's text at a path, or null; its code travels with that page only. */
export async function pageBlocks(path: string): Promise<ReactNode> {
  return Object.hasOwn(BLOCKS, path) ? await BLOCKS[path]?.() : null;
}
