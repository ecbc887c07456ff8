/** @jest-environment node */
import { extractVideoLink } from './video-link';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('INST-19: %s becomes its embed form and leaves the text', (href, embed) => {
  const html = `<p>Antes</p><p><a href="${href}" rel="noopener">Veja o vídeo</a></p><p>Depois</p>`;
  expect(extractVideoLink(html)).toEqual({ embed, html: '<p>Antes</p><p>Depois</p>' });
});

test('INST-19: an address with an encoded ampersand, inside a sentence that keeps it', () => {
  const html = '<p>Veja <a href="https://www.youtube.com/watch?t=1&amp;v=aqz-KE-bpKQ">aqui</a>.</p>';
  expect(extractVideoLink(html)).toEqual({
    embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    html,
  });
});

test.each([
  '',
  '<p><a href="https://videos.example/embed/1">Vídeo</a></p>',
  '<p><a href="/pagina/sobre">Sobre</a></p>',
])('INST-19: %p has no film to embed', (html) => {
  expect(extractVideoLink(html)).toEqual({ embed: null, html });
});
