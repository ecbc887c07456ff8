/** The head of a page without errors at `address`, with a social picture of the same shop. */
export function goodHead(address: string, title: string, robots = 'index') {
  const picture = new URL('/og.jpg', address).href;
  const og = {
    ...{ title: 'x', description: 'x', type: 'x', site_name: 'x', url: address, locale: 'pt_BR' },
    ...{ image: picture, 'image:alt': 'x', 'image:type': 'image/jpeg' },
    ...{ 'image:width': '1200', 'image:height': '630' },
  };
  const twitter = { card: 'x', title: 'x', description: 'x', image: picture };
  const description = `${title}: ${'tudo o que se vê nesta página da loja. '.repeat(2)}`.trim();
  return [
    `<title>${title}</title><link rel="canonical" href="${address}">`,
    `<meta name="description" content="${description}"><meta name="robots" content="${robots}">`,
    ...Object.entries(og).map(([name, content]) => `<meta property="og:${name}" content="${content}">`),
    ...Object.entries(twitter).map(([name, content]) => `<meta name="twitter:${name}" content="${content}">`),
  ].join('');
}
