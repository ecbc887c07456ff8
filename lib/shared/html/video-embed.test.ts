import { videoEmbedUrl } from './video-embed';

test('PDP-21: every form of a YouTube link becomes the embed form', () => {
  const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  for (const url of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'http://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ]) {
    expect(videoEmbedUrl(url)).toBe(embed);
  }
});

test('PDP-21: Vimeo links become the player form', () => {
  expect(videoEmbedUrl('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?dnt=1');
});

test('PDP-21: nothing else is ever framed', () => {
  for (const url of [
    '',
    'x',
    'javascript:alert(1)',
    'https://evil.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=%22onload%3D',
    'https://vimeo.com/channels/staffpicks',
  ]) {
    expect(videoEmbedUrl(url)).toBeNull();
  }
});
