import { Testimonials, TestimonialsSkeleton } from '@/components/catalog/reviews/store-testimonials';
import { BlogPosts, BlogPostsSkeleton } from '@/components/content/home/blog-posts';
import type { DeferredSections } from '@/components/content/home/home-screen';
import { Launches, LaunchesSkeleton } from '@/components/content/home/launches';
import { PlainSection } from '@/components/content/home/no-script-section';
import { SocialGrid, SocialGridSkeleton } from '@/components/content/home/social-grid';
import { StyleBanners, StyleBannersSkeleton } from '@/components/content/home/style-banners';
import { TrendBanners, TrendBannersSkeleton } from '@/components/content/home/trend-banners';
import { LinkButton } from '@/components/ui/button';
import { coloursOf } from '@/lib/catalog/card/card';
import { rotaHref } from '@/lib/catalog/hrefs';
import { hasReviewsService, readStoreReviews } from '@/lib/catalog/reviews/reviews-service';
import { serverConfig } from '@/lib/config/environment';
import type { StorefrontCopy } from '@/lib/config/storefronts/storefront';
import { SOCIAL_FEED_SLUG, toDisplayBanners, toSocialPosts } from '@/lib/content/banners';
import { hasBlog, readBlogPosts } from '@/lib/content/blog-posts';
import { MAX_LAUNCHES, readCachedBanners, readLaunches } from '@/lib/platform/endpoints/home-blocks';
import type { Produto } from '@/lib/platform/schemas/product';
import {
  DeferredBanners,
  DeferredBlog,
  DeferredLaunches,
  DeferredTestimonials,
} from './deferred-home-sections';

type SectionOptions = {
  titles: StorefrontCopy['bannerSections'];
  /** Origins whose pages belong to this shop. */
  origins: readonly string[];
  whatsapp: string;
};

const BLOG_TITLE = 'Do nosso blog';

/** Addresses that a product's card links to: the product and its other colours. */
const linksOfCard = (product: Produto) => [
  { text: product.nome, href: rotaHref(product.rota) },
  ...(coloursOf(product)?.others ?? []).map(({ label, href }) => ({
    text: `${product.nome}, ${label}`,
    href: href || null,
  })),
];

/** Links for the later sections. Each read is optional, and shared with the gateway's reads. */
async function readSectionLinks(origins: readonly string[]) {
  const [launches, styles, trends, posts] = await Promise.all([
    readLaunches(),
    readCachedBanners('banners-home-estilos'),
    readCachedBanners('banners-home-tendencias'),
    readBlogPosts(),
  ]);
  const bannerLinks = (banners: Parameters<typeof toDisplayBanners>[0]) =>
    toDisplayBanners(banners, origins).map(({ title, alt, href }) => ({ text: title || alt, href }));
  return {
    launches: {
      title: launches?.vitrine?.titulo || 'Lançamentos',
      links: (launches?.produtos ?? []).flatMap(linksOfCard),
    },
    styles: bannerLinks(styles),
    trends: bannerLinks(trends),
    blog: posts.map(({ title, link }) => ({ text: title, href: link })),
  };
}

/** The later sections as placeholders that load near the viewport; null for sections without content. */
export async function deferredHomeSections({
  titles,
  origins,
  whatsapp,
}: SectionOptions): Promise<DeferredSections> {
  const plain = await readSectionLinks(origins);
  return {
    launches: (
      <>
        <PlainSection {...plain.launches} />
        <noscript>
          <p className="container">
            <LinkButton variant="secondary" href="/?render=1">
              Ver também os lançamentos e as novidades
            </LinkButton>
          </p>
        </noscript>
        <DeferredLaunches limit={MAX_LAUNCHES} whatsapp={whatsapp}>
          <LaunchesSkeleton />
        </DeferredLaunches>
      </>
    ),
    styles: (
      <>
        <PlainSection title={titles.styles} links={plain.styles} />
        <DeferredBanners kind="styles" title={titles.styles} storeOrigins={origins}>
          <StyleBannersSkeleton />
        </DeferredBanners>
      </>
    ),
    trends: (
      <>
        <PlainSection title={titles.trends} links={plain.trends} />
        <DeferredBanners kind="trends" title={titles.trends} storeOrigins={origins}>
          <TrendBannersSkeleton />
        </DeferredBanners>
      </>
    ),
    testimonials: hasReviewsService() ? (
      <DeferredTestimonials>
        <TestimonialsSkeleton />
      </DeferredTestimonials>
    ) : null,
    blog: hasBlog() ? (
      <>
        <PlainSection title={BLOG_TITLE} links={plain.blog} />
        <DeferredBlog title={BLOG_TITLE}>
          <BlogPostsSkeleton />
        </DeferredBlog>
      </>
    ) : null,
    social: serverConfig().socialFeed ? (
      <DeferredBanners kind="social" title={titles.social} storeOrigins={origins}>
        <SocialGridSkeleton />
      </DeferredBanners>
    ) : null,
  };
}

/** The later sections with their content, for pages that are read without JavaScript. */
export async function homeSections({ titles, origins, whatsapp }: SectionOptions): Promise<DeferredSections> {
  const [launches, styles, trends, social, posts, reviews] = await Promise.all([
    readLaunches(),
    readCachedBanners('banners-home-estilos'),
    readCachedBanners('banners-home-tendencias'),
    serverConfig().socialFeed ? readCachedBanners(SOCIAL_FEED_SLUG) : [],
    readBlogPosts(),
    readStoreReviews(),
  ]);
  return {
    launches: (
      <Launches
        title={launches?.vitrine?.titulo || 'Lançamentos'}
        produtos={launches?.produtos ?? []}
        whatsapp={whatsapp}
      />
    ),
    styles: <StyleBanners title={titles.styles} banners={toDisplayBanners(styles, origins)} />,
    trends: <TrendBanners title={titles.trends} banners={toDisplayBanners(trends, origins)} />,
    testimonials: <Testimonials title="Depoimentos de clientes" {...reviews} />,
    blog: <BlogPosts title={BLOG_TITLE} posts={posts} />,
    social: <SocialGrid title={titles.social} posts={toSocialPosts(toDisplayBanners(social, origins))} />,
  };
}
