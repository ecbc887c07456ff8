import 'server-only';
import { z } from 'zod';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { serverConfig } from '@/lib/config/environment';
import { cachedRead } from '@/lib/platform/data-cache';
import { withFallback } from '@/lib/platform/optional';
import { label, link, listOf, number, objectOrNull, text } from '@/lib/platform/schemas/lenient';
import { readThirdParty } from '@/lib/platform/third-party';
import { htmlToText } from '@/lib/shared/html/sanitise';

const renderedText = objectOrNull(z.object({ rendered: text })).transform((field) => field?.rendered ?? '');

const ogImage = z.object({ url: link, alt: label, width: number, height: number });

/** A WordPress post. Its picture comes from the social metadata; `title` and `excerpt` are raw HTML. */
const blogPostSchema = z
  .object({
    id: text,
    link,
    title: renderedText,
    excerpt: renderedText,
    yoast_head_json: objectOrNull(
      z.object({ og_image: listOf(ogImage), og_title: label, twitter_image: link }),
    ),
  })
  .refine((post) => post.link !== '' && post.title !== '')
  .transform(({ yoast_head_json: social, ...post }) => {
    const image = social?.og_image.find(({ url }) => url !== '');
    return { ...post, image: image?.url ?? social?.twitter_image ?? '', alt: image?.alt ?? '' };
  });

/** GET wp-json/wp/v2/posts. */
const blogPostsSchema = listOf(blogPostSchema);

/** A post ready to show: plain text, safe URLs; `image` is '' if there is none. */
export type BlogPost = {
  id: string;
  link: string;
  title: string;
  excerpt: string;
  image: string;
  alt: string;
};

const MAX_POSTS = 3;
const MAX_EXCERPT_LENGTH = 160;
const MAX_TITLE_LENGTH = 120;

export function hasBlog(): boolean {
  return serverConfig().blogApiUrl !== undefined;
}

/** The shop's newest blog posts; empty without a blog or if it fails. */
export async function readBlogPosts(): Promise<BlogPost[]> {
  const { blogApiUrl } = serverConfig();
  if (blogApiUrl === undefined) return [];
  const url = `${blogApiUrl}/wp-json/wp/v2/posts?per_page=${MAX_POSTS}`;
  const posts = await withFallback(
    cachedRead('blog posts', SHELL_TTL, () => readThirdParty(blogPostsSchema, { service: 'blog', url })),
    [],
  );
  return posts.slice(0, MAX_POSTS).map(({ title, excerpt, ...post }) => ({
    ...post,
    title: htmlToText(title, MAX_TITLE_LENGTH),
    excerpt: htmlToText(excerpt, MAX_EXCERPT_LENGTH),
  }));
}
