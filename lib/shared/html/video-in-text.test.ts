import { extractVideoLink, FRAME_LINK } from './video-in-text';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])(
  'INST-19: the video address in %s is replaced by its embed form and removed from the text',
  (href, embed) => {
    const html = `<p>Antes</p><p><a href="${href}" rel="noopener">Veja o vídeo</a></p><p>Depois</p>`;
    expect(extractVideoLink(html)).toEqual({ embed, html: '<p>Antes</p><p>Depois</p>' });
  },
);

test('INST-19: an address with an encoded ampersand in a sentence is embedded, and the sentence keeps it', () => {
  const html = '<p>Veja <a href="https://www.youtube.com/watch?t=1&amp;v=aqz-KE-bpKQ">aqui</a>.</p>';
  expect(extractVideoLink(html)).toEqual({
    embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    html,
  });
});

const WATCH = 'https://www.youtube.com/watch?t=1&amp;v=aqz-KE-bpKQ';

test.each([
  [`<p>Antes</p><p>${WATCH}</p>`],
  [
    `<p>Antes</p><p><a href="${WATCH}"><strong>Veja</strong> <img alt="" src="https://a.test/capa.jpg" /></a></p>`,
  ],
  [`<p>Antes</p><a href="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ">${FRAME_LINK}</a>`],
])('INST-19: the video in %s is embedded and removed from the text', (html) => {
  expect(extractVideoLink(html)).toEqual({
    embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    html: '<p>Antes</p>',
  });
});

test.each([
  '',
  '<p><a href="https://videos.example/embed/1">Vídeo</a></p>',
  '<p><a href="/pagina/sobre">Sobre</a></p>',
])('INST-19: %p contains no video', (html) => {
  expect(extractVideoLink(html)).toEqual({ embed: null, html });
});
