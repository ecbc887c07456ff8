'use client';

import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { BlogPost } from '@/lib/blog/post';
import { fetchFromGateway } from '@/lib/gateway/browser';
import { SOCIAL_FEED, socialPosts } from '@/lib/home/social-posts';
import { type BannerKind, plainBanners, type StageBanner } from '@/lib/home/stage-banners';
import type { Produto } from '@/lib/store-api/schemas/produto';
import type { Banner } from '@/lib/store-api/schemas/vitrine';
import { BlogPosts } from './blog-posts';
import { Launches } from './launches';
import { SocialGrid } from './social-grid';
import { StyleBanners } from './style-banners';
import { TrendBanners } from './trend-banners';

/** What every later stage is given: its place to show until the answer is there. */
type Place = { fallback: ReactNode };

const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/** An optional block: undefined while it loads, null when it failed (HOME-27). */
function useBlock<T>(path: string): T | null | undefined {
  const { data, error } = useSWR<T>(`/v2/front/${path}`, fetchFromGateway, ONCE);
  return data ?? (error === undefined ? undefined : null);
}

type BannerStageProps = Place & { kind: BannerKind; title: string; storeOrigins: readonly string[] };

type BannerStage = { slug: string; show: (title: string, banners: readonly StageBanner[]) => ReactNode };

const BANNER_STAGES: Record<BannerKind, BannerStage> = {
  styles: {
    slug: 'banners-home-estilos',
    show: (title, banners) => <StyleBanners title={title} banners={banners} />,
  },
  trends: {
    slug: 'banners-home-tendencias',
    show: (title, banners) => <TrendBanners title={title} banners={banners} />,
  },
  social: {
    slug: SOCIAL_FEED,
    show: (title, banners) => <SocialGrid title={title} posts={socialPosts(banners)} />,
  },
};

/** Styles, trends or the social feed (HOME-08, HOME-10, HOME-18, HOME-26). */
export function LaterBanners({ kind, title, storeOrigins, fallback }: BannerStageProps) {
  const { slug, show } = BANNER_STAGES[kind];
  const block = useBlock<{ banners: Banner[] }>(`showcase/banners/${slug}`);
  return block === undefined ? fallback : show(title, plainBanners(block?.banners ?? [], storeOrigins));
}

/** Posts of the blog, only when there are any (HOME-12, HOME-13). */
export function LaterBlog({ title, fallback }: Place & { title: string }) {
  const posts = useBlock<BlogPost[]>('blog/posts');
  return posts === undefined ? fallback : <BlogPosts title={title} posts={posts ?? []} />;
}

type LaunchesPlace = Place & {
  limit: number;
  whatsapp: string;
  comprar: (produto: Produto) => ReactNode | undefined;
};

/** Launches under the platform's own heading (HOME-07, HOME-18). */
export function LaterLaunches({ limit, whatsapp, comprar, fallback }: LaunchesPlace) {
  const block = useBlock<{ vitrine: { titulo: string } | null; produtos: Produto[] }>(
    `showcase/products/lancamentos?limit=${limit}`,
  );
  if (block === undefined) return fallback;
  return (
    <Launches
      title={block?.vitrine?.titulo || 'Lançamentos'}
      produtos={block?.produtos ?? []}
      whatsapp={whatsapp}
      comprar={comprar}
    />
  );
}
