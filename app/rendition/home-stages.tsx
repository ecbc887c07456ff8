import { BlogPosts, BlogPostsSkeleton } from '@/components/home/blog-posts';
import type { LaterStages } from '@/components/home/home-screen';
import { Launches, LaunchesSkeleton } from '@/components/home/launches';
import { SocialGrid, SocialGridSkeleton } from '@/components/home/social-grid';
import { StyleBanners, StyleBannersSkeleton } from '@/components/home/style-banners';
import { TrendBanners, TrendBannersSkeleton } from '@/components/home/trend-banners';
import { Testimonials, TestimonialsSkeleton } from '@/components/reviews/store-testimonials';
import { LinkButton } from '@/components/ui/link-button';
import { hasBlog, readBlogPosts } from '@/lib/blog/server';
import { LAUNCHES_SHOWN, readBannersOf, readLaunches } from '@/lib/home/server';
import { SOCIAL_FEED, socialPosts } from '@/lib/home/social-posts';
import { plainBanners } from '@/lib/home/stage-banners';
import { hasReviewsService, readStoreReviews } from '@/lib/reviews/store-reviews';
import type { StorefrontWords } from '@/lib/storefront/storefront';
import { buyFromCard } from './buy-from-card';
import { LaterBanners, LaterBlog, LaterLaunches, LaterTestimonials } from './later-home';

type Setting = {
  words: StorefrontWords['stages'];
  /** Origins whose pages this shop shows. */
  origins: readonly string[];
  whatsapp: string;
};

const BLOG_TITLE = 'Do nosso blog';

/** The later stages as places that fill when the shopper turns to them; what cannot come has no place (HOME-18). */
export function homeStagesToCome({ words, origins, whatsapp }: Setting): LaterStages {
  return {
    launches: (
      <>
        <noscript>
          <p className="container">
            <LinkButton variant="secondary" href="/?render=1">
              Ver também os lançamentos e as novidades
            </LinkButton>
          </p>
        </noscript>
        <LaterLaunches limit={LAUNCHES_SHOWN} whatsapp={whatsapp}>
          <LaunchesSkeleton />
        </LaterLaunches>
      </>
    ),
    styles: (
      <LaterBanners kind="styles" title={words.styles} storeOrigins={origins}>
        <StyleBannersSkeleton />
      </LaterBanners>
    ),
    trends: (
      <LaterBanners kind="trends" title={words.trends} storeOrigins={origins}>
        <TrendBannersSkeleton />
      </LaterBanners>
    ),
    testimonials: hasReviewsService() ? (
      <LaterTestimonials>
        <TestimonialsSkeleton />
      </LaterTestimonials>
    ) : null,
    blog: hasBlog() ? (
      <LaterBlog title={BLOG_TITLE}>
        <BlogPostsSkeleton />
      </LaterBlog>
    ) : null,
    social: (
      <LaterBanners kind="social" title={words.social} storeOrigins={origins}>
        <SocialGridSkeleton />
      </LaterBanners>
    ),
  };
}

/** The later stages with their content, for pages that are read without script (HOME-19). */
export async function homeStages({ words, origins, whatsapp }: Setting): Promise<LaterStages> {
  const [launches, styles, trends, social, posts, reviews] = await Promise.all([
    readLaunches(),
    readBannersOf('banners-home-estilos'),
    readBannersOf('banners-home-tendencias'),
    readBannersOf(SOCIAL_FEED),
    readBlogPosts(),
    readStoreReviews(),
  ]);
  return {
    launches: (
      <Launches
        title={launches?.vitrine?.titulo || 'Lançamentos'}
        produtos={launches?.produtos ?? []}
        whatsapp={whatsapp}
        comprar={buyFromCard}
      />
    ),
    styles: <StyleBanners title={words.styles} banners={plainBanners(styles, origins)} />,
    trends: <TrendBanners title={words.trends} banners={plainBanners(trends, origins)} />,
    testimonials: <Testimonials title="Depoimentos de clientes" {...reviews} />,
    blog: <BlogPosts title={BLOG_TITLE} posts={posts} />,
    social: <SocialGrid title={words.social} posts={socialPosts(plainBanners(social, origins))} />,
  };
}
