import { Testimonials, TestimonialsSkeleton } from '@/components/catalog/reviews/store-testimonials';
import { BlogPosts, BlogPostsSkeleton } from '@/components/content/home/blog-posts';
import type { DeferredSections } from '@/components/content/home/home-screen';
import { type PlainEntry, PlainSection } from '@/components/content/home/no-script-section';
import { MAX_POPULAR_SHOWN, ProductRow, ProductRowSkeleton } from '@/components/content/home/product-row';
import { SocialGrid, SocialGridSkeleton } from '@/components/content/home/social-grid';
import { StyleBanners, StyleBannersSkeleton } from '@/components/content/home/style-banners';
import { TrendBanners, TrendBannersSkeleton } from '@/components/content/home/trend-banners';
import { LinkButton } from '@/components/ui/button';
import { toCard } from '@/lib/catalog/card/card';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { oneOfEachModel } from '@/lib/catalog/product/recommendations';
import { hasReviewsService, readStoreReviews } from '@/lib/catalog/reviews/reviews-service';
import { serverConfig } from '@/lib/config/environment';
import type { StorefrontCopy } from '@/lib/config/storefronts/storefront';
import { SOCIAL_FEED_SLUG, toDisplayBanners, toSocialPosts } from '@/lib/content/banners';
import { hasBlog, readBlogPosts } from '@/lib/content/blog-posts';
import { MAX_LAUNCHES, readCachedBanners, readLaunches } from '@/lib/platform/endpoints/home-blocks';
import { withFallback } from '@/lib/platform/optional';
import type { Produto } from '@/lib/platform/schemas/product';
import {
  DeferredBanners,
  DeferredBlog,
  DeferredLaunches,
  DeferredPopular,
  DeferredTestimonials,
} from './deferred-home-sections';

type SectionOptions = {
  titles: StorefrontCopy['bannerSections'];
  /** Origins whose pages belong to this shop. */
  origins: readonly string[];
  whatsapp: string;
  /** Category whose most popular products are shown; undefined without one. */
  category: { label: string; href: string } | undefined;
};

const BLOG_TITLE = 'Do nosso blog';

/** Number of products read for the popular ones, of which one colour of each model is shown. */
const MAX_POPULAR = 12;

/** The most popular products of a category, which is how the platform sorts lists; empty if they cannot be read. */
async function readPopular(category: SectionOptions['category']) {
  if (category === undefined || !/^\/[^?#]*$/.test(category.href))
    return { title: '', href: '', produtos: [] };
  const { label, href } = category;
  const listing = await withFallback(readListingPage('category', href, {}), null);
  const produtos = oneOfEachModel(null, listing?.conteudo.produtos.slice(0, MAX_POPULAR) ?? []);
  return { title: `Mais procurados em ${label}`, href, produtos };
}

/** A product's card without JavaScript: name, picture, price, and links to the colours that its card shows. */
function plainCard(product: Produto): PlainEntry {
  const { nome, href, picture, prices, colours } = toCard(product, '');
  return {
    text: nome,
    href: href || null,
    image: picture?.big || picture?.medium,
    price: prices && `${prices.amount}${prices.isPix ? ' à vista no PIX' : ''}`,
    more: colours?.others.flatMap(({ label, href }) => (href === '' ? [] : [{ text: label, href }])),
  };
}

/** Contents of the later sections without JavaScript. Each read is optional, and shared with the gateway's reads. */
async function readPlainSections({ origins, category }: SectionOptions) {
  const [launches, styles, trends, posts, popular] = await Promise.all([
    readLaunches(),
    readCachedBanners('banners-home-estilos'),
    readCachedBanners('banners-home-tendencias'),
    readBlogPosts(),
    readPopular(category),
  ]);
  const bannerEntries = (banners: Parameters<typeof toDisplayBanners>[0]) =>
    toDisplayBanners(banners, origins).map(({ title, alt, href, mobile }) => ({
      text: title || alt,
      href,
      image: mobile,
    }));
  return {
    launches: {
      title: launches?.vitrine?.titulo || 'Lançamentos',
      entries: (launches?.produtos ?? []).map(plainCard),
    },
    popular: {
      title: popular.title,
      href: popular.href,
      entries: popular.produtos.slice(0, MAX_POPULAR_SHOWN).map(plainCard),
    },
    styles: bannerEntries(styles),
    trends: bannerEntries(trends),
    blog: posts.map(({ title, link, image }) => ({ text: title, href: link, image })),
  };
}

/** The later sections as placeholders that load near the viewport; null for sections without content. */
export async function deferredHomeSections(options: SectionOptions): Promise<DeferredSections> {
  const { titles, origins, whatsapp } = options;
  const plain = await readPlainSections(options);
  const { title, href, entries } = plain.popular;
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
          <ProductRowSkeleton kind="launches" />
        </DeferredLaunches>
      </>
    ),
    popular:
      entries.length > 0 ? (
        <>
          <PlainSection title={title} entries={entries} />
          <DeferredPopular title={title} href={href} limit={MAX_POPULAR} whatsapp={whatsapp}>
            <ProductRowSkeleton kind="popular" />
          </DeferredPopular>
        </>
      ) : null,
    styles: (
      <>
        <PlainSection title={titles.styles} entries={plain.styles} />
        <DeferredBanners kind="styles" title={titles.styles} storeOrigins={origins}>
          <StyleBannersSkeleton />
        </DeferredBanners>
      </>
    ),
    trends: (
      <>
        <PlainSection title={titles.trends} entries={plain.trends} />
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
        <PlainSection title={BLOG_TITLE} entries={plain.blog} />
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
export async function homeSections({
  titles,
  origins,
  whatsapp,
  category,
}: SectionOptions): Promise<DeferredSections> {
  const [launches, popular, styles, trends, social, posts, reviews] = await Promise.all([
    readLaunches(),
    readPopular(category),
    readCachedBanners('banners-home-estilos'),
    readCachedBanners('banners-home-tendencias'),
    serverConfig().socialFeed ? readCachedBanners(SOCIAL_FEED_SLUG) : [],
    readBlogPosts(),
    readStoreReviews(),
  ]);
  return {
    launches: (
      <ProductRow
        kind="launches"
        title={launches?.vitrine?.titulo || 'Lançamentos'}
        produtos={launches?.produtos ?? []}
        whatsapp={whatsapp}
      />
    ),
    popular: <ProductRow kind="popular" {...popular} whatsapp={whatsapp} />,
    styles: <StyleBanners title={titles.styles} banners={toDisplayBanners(styles, origins)} />,
    trends: <TrendBanners title={titles.trends} banners={toDisplayBanners(trends, origins)} />,
    testimonials: <Testimonials title="Depoimentos de clientes" {...reviews} />,
    blog: <BlogPosts title={BLOG_TITLE} posts={posts} />,
    social: <SocialGrid title={titles.social} posts={toSocialPosts(toDisplayBanners(social, origins))} />,
  };
}
