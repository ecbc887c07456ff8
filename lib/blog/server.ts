import 'server-only';
import { sharedRead } from '@/lib/cache/data-cache';
import { CHROME_FRESH } from '@/lib/cache/lifetimes';
import { serverConfig } from '@/lib/config/server';
import { textOf } from '@/lib/html/sanitise';
import { orNothing } from '@/lib/store-api/optional';
import { readThirdParty } from '@/lib/third-parties/http';
import { type BlogPost, wirePostsSchema } from './post';

const SHOWN = 3;
const EXCERPT_CHARACTERS = 160;
const TITLE_CHARACTERS = 120;

/** Whether a blog is configured at all. */
export function hasBlog(): boolean {
  return serverConfig().blogApiUrl !== undefined;
}

/** The three newest posts of the shop's blog (HOME-11, HOME-12); none without a blog or when it fails. */
export async function readBlogPosts(): Promise<BlogPost[]> {
  const { blogApiUrl } = serverConfig();
  if (blogApiUrl === undefined) return [];
  const url = `${blogApiUrl}/wp-json/wp/v2/posts?per_page=${SHOWN}`;
  const posts = await orNothing(
    sharedRead('blog posts', CHROME_FRESH, () => readThirdParty(wirePostsSchema, { service: 'blog', url })),
    [],
  );
  return posts.slice(0, SHOWN).map(({ title, excerpt, ...post }) => ({
    ...post,
    title: textOf(title, TITLE_CHARACTERS),
    excerpt: textOf(excerpt, EXCERPT_CHARACTERS),
  }));
}
