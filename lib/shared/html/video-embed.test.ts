import { extractVideoLink, videoEmbedUrl } from './video-embed';

test('PDP-21: every form of YouTube link becomes the embed form', () => {
  const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  for (const url of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'http://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    '//www.youtube.com/embed/dQw4w9WgXcQ',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
    ' youtu.be/dQw4w9WgXcQ',
  ]) {
    expect(videoEmbedUrl(url)).toBe(embed);
  }
});

test('PDP-21: Vimeo links become the form for the player', () => {
  expect(videoEmbedUrl('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?dnt=1');
});

test('PDP-21: the player of an unlisted Vimeo video gets the video’s key', () => {
  const embed = 'https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1';
  expect(videoEmbedUrl('https://vimeo.com/76979871/abcdef1234')).toBe(embed);
  expect(videoEmbedUrl('//player.vimeo.com/video/76979871?h=abcdef1234&title=0')).toBe(embed);
});

test('PDP-21: other addresses are never embedded', () => {
  for (const url of [
    '',
    'x',
    'javascript:alert(1)',
    'https://evil.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=%22onload%3D',
    'https://vimeo.com/channels/staffpicks',
    '//evil.com/embed/dQw4w9WgXcQ',
    'javascript:youtu.be/dQw4w9WgXcQ',
    'evil.com/youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/c/OticaAurora',
    'https://www.youtube.com/user/lojameridian',
    'https://www.youtube.com/playlist?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG',
    'https://youtube.com/oticaaurora',
  ]) {
    expect(videoEmbedUrl(url)).toBeNull();
  }
});

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

test.each([
  '',
  '<p><a href="https://videos.example/embed/1">Vídeo</a></p>',
  '<p><a href="/pagina/sobre">Sobre</a></p>',
])('INST-19: %p contains no video', (html) => {
  expect(extractVideoLink(html)).toEqual({ embed: null, html });
});
