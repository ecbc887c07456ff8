'use client';

import type { ReactNode } from 'react';
import useSWR from 'swr';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { FETCH_PER_MOUNT } from '@/lib/browser/swr-options';
import { listingCall } from '@/lib/catalog/listing/fetch-listing';
import { oneOfEachModel } from '@/lib/catalog/product/recommendations';
import {
  type BannerSection,
  type DisplayBanner,
  SOCIAL_FEED_SLUG,
  toDisplayBanners,
  toSocialPosts,
} from '@/lib/content/banners';
import type { BlogPost } from '@/lib/content/blog-posts';
import type { Banner } from '@/lib/platform/schemas/blocks';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Produto } from '@/lib/platform/schemas/product';
import { BlogPosts } from './blog-posts';
import { ProductRow } from './product-row';
import { SocialGrid } from './social-grid';
import { StyleBanners } from './style-banners';
import { TrendBanners } from './trend-banners';

/** `fallback` is shown until the response has been received. */
type FallbackProps = { fallback: ReactNode };

/** Data of an optional block: undefined while loading, null if it failed. */
function useBlock<T>(path: string): T | null | undefined {
  const { data, error } = useSWR<T>(`/v2/front/${path}`, fetchFromGateway, FETCH_PER_MOUNT);
  return data ?? (error === undefined ? undefined : null);
}

type BannerSectionProps = FallbackProps & {
  kind: BannerSection;
  title: string;
  storeOrigins: readonly string[];
};

type BannerSectionConfig = {
  slug: string;
  render: (title: string, banners: readonly DisplayBanner[]) => ReactNode;
};

const BANNER_SECTIONS: Record<BannerSection, BannerSectionConfig> = {
  styles: {
    slug: 'banners-home-estilos',
    render: (title, banners) => <StyleBanners title={title} banners={banners} />,
  },
  trends: {
    slug: 'banners-home-tendencias',
    render: (title, banners) => <TrendBanners title={title} banners={banners} />,
  },
  social: {
    slug: SOCIAL_FEED_SLUG,
    render: (title, banners) => <SocialGrid title={title} posts={toSocialPosts(banners)} />,
  },
};

/** Styles, trends or the social feed. */
export function DeferredBanners({ kind, title, storeOrigins, fallback }: BannerSectionProps) {
  const { slug, render } = BANNER_SECTIONS[kind];
  const block = useBlock<{ banners: Banner[] }>(`showcase/banners/${slug}`);
  return block === undefined ? fallback : render(title, toDisplayBanners(block?.banners ?? [], storeOrigins));
}

/** Blog posts; empty if there are none. */
export function DeferredBlog({ title, fallback }: FallbackProps & { title: string }) {
  const posts = useBlock<BlogPost[]>('blog/posts');
  return posts === undefined ? fallback : <BlogPosts title={title} posts={posts ?? []} />;
}

type LaunchesProps = FallbackProps & {
  limit: number;
  whatsapp: string;
};

/** Launches, under the platform's own heading. */
export function DeferredLaunches({ limit, whatsapp, fallback }: LaunchesProps) {
  const block = useBlock<{ vitrine: { titulo: string } | null; produtos: Produto[] }>(
    `showcase/products/lancamentos?limit=${limit}`,
  );
  if (block === undefined) return fallback;
  return (
    <ProductRow
      kind="launches"
      title={block?.vitrine?.titulo || 'Lançamentos'}
      produtos={block?.produtos ?? []}
      whatsapp={whatsapp}
    />
  );
}

type PopularProps = FallbackProps & {
  title: string;
  /** Address of the category. */
  href: string;
  limit: number;
  whatsapp: string;
};

/** The first products of a category: the platform sorts lists by popularity. */
export function DeferredPopular({ title, href, limit, whatsapp, fallback }: PopularProps) {
  const block = useBlock<Listagem>(listingCall('category', { path: href, query: {} }, { offset: 0, limit }));
  if (block === undefined) return fallback;
  const produtos = oneOfEachModel(null, block?.conteudo.produtos ?? []);
  return <ProductRow kind="popular" title={title} href={href} produtos={produtos} whatsapp={whatsapp} />;
}
