import { z } from 'zod';
import { label, link, listOf, number, objectOrNull, text } from '@/lib/store-api/schemas/lenient';

const rendered = objectOrNull(z.object({ rendered: text })).transform((field) => field?.rendered ?? '');

const socialImage = z.object({ url: link, alt: label, width: number, height: number });

/**
 * A post as WordPress lists it, picture and its words from the social metadata (HOME-11, DATA-33). `title` and
 * `excerpt` are raw HTML.
 */
const wirePostSchema = z
  .object({
    id: text,
    link,
    title: rendered,
    excerpt: rendered,
    yoast_head_json: objectOrNull(
      z.object({ og_image: listOf(socialImage), og_title: label, twitter_image: link }),
    ),
  })
  .refine((post) => post.link !== '' && post.title !== '')
  .transform(({ yoast_head_json: social, ...post }) => {
    const image = social?.og_image.find(({ url }) => url !== '');
    return { ...post, image: image?.url ?? social?.twitter_image ?? '', alt: image?.alt ?? '' };
  });

/** GET wp-json/wp/v2/posts (API-39). */
export const wirePostsSchema = listOf(wirePostSchema);

/** A post ready to show: plain texts, safe addresses, `image` `''` for none. */
export type BlogPost = {
  id: string;
  link: string;
  title: string;
  excerpt: string;
  image: string;
  alt: string;
};
