import { videoEmbedUrl } from './video-embed';

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
