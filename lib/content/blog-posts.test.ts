/** @jest-environment node */

import { jsonResponse, stubServiceForFile } from '@/lib/platform/testing/stub-platform';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { readBlogPosts } from './blog-posts';

const config: { blogApiUrl?: string } = {};
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const blog = stubServiceForFile((origin) => {
  config.blogApiUrl = origin;
});
muteConsole('warn');

const post = (id: number, more: object = {}) => ({
  id,
  link: `https://blog.example/${id}`,
  title: { rendered: `Post &amp; <em>${id}</em>` },
  excerpt: { rendered: `<p>Resumo ${id} <script>alert(1)</script></p>` },
  yoast_head_json: { og_image: [{ url: `https://blog.example/${id}.webp`, alt: `Foto ${id}`, width: 800 }] },
  ...more,
});

test('HOME-12, API-39: one GET with per_page 3 returns at most three posts', async () => {
  blog.respondWith(jsonResponse([post(1), post(2), post(3), post(4)]));
  expect(await readBlogPosts()).toHaveLength(3);
  expect(blog.requests).toMatchObject([{ method: 'GET', url: '/wp-json/wp/v2/posts?per_page=3' }]);
});

test('HOME-11, DATA-33: title and excerpt are plain text, and the picture comes from the social metadata', async () => {
  blog.respondWith(jsonResponse([post(1)]));
  expect(await readBlogPosts()).toEqual([
    {
      id: '1',
      link: 'https://blog.example/1',
      title: 'Post & 1',
      excerpt: 'Resumo 1',
      image: 'https://blog.example/1.webp',
      alt: 'Foto 1',
    },
  ]);
});

test('HOME-11, C7: only malformed posts are dropped; script URLs are removed', async () => {
  blog.respondWith(
    jsonResponse({
      '0': post(1, { link: 'javascript:alert(1)' }),
      '1': post(2, { yoast_head_json: [], excerpt: null }),
      '2': post(3, { yoast_head_json: { og_image: [{ url: 'javascript:alert(1)' }] } }),
      '3': 'nada',
    }),
  );
  expect(await readBlogPosts()).toMatchObject([
    { id: '2', excerpt: '', image: '' },
    { id: '3', image: '' },
  ]);
});

test('HOME-13, HOME-27: there are no posts without a blog, during an outage, after a redirect, or for HTML', async () => {
  delete config.blogApiUrl;
  expect(await readBlogPosts()).toEqual([]);
  config.blogApiUrl = blog.url;
  const responses = [
    jsonResponse({}, 500),
    jsonResponse({}, 301, { location: 'http://127.0.0.1:1' }),
    jsonResponse([], 404),
  ];
  for (const response of responses) {
    blog.respondWith(response);
    expect(await readBlogPosts()).toEqual([]);
  }
  blog.respondWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  );
  expect(await readBlogPosts()).toEqual([]);
});
