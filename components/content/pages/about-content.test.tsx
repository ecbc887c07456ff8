import { render, screen } from '@testing-library/react';
import { AboutContent } from './about-content';

const EMBED = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

function show(props: Partial<Parameters<typeof AboutContent>[0]> = {}) {
  return render(
    <AboutContent
      name="Meridiano"
      embed={null}
      poster=""
      text={<p>Desde 1956.</p>}
      contact={<p>Fale com a gente</p>}
      social={{}}
      {...props}
    />,
  );
}

test('INST-19: the video is embedded, and requested only once it is in view', () => {
  const { container } = show({ embed: EMBED });
  const frame = container.querySelector('iframe');
  expect(frame).toHaveAttribute('src', EMBED);
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(frame).toHaveAttribute('title', 'Conheça a Meridiano em vídeo');
});

test('INST-19: the video’s cover has a picture if the shop has one', () => {
  const { container } = show({ embed: EMBED, poster: '/banner.webp' });
  expect(container.querySelector('summary img')).toHaveAttribute('src', '/banner.webp');
  expect(show({ embed: EMBED }).container.querySelector('summary img')).toBeNull();
});

test('INST-19: without a video there is no iframe', () => {
  expect(show().container.querySelector('iframe')).toBeNull();
});

test('INST-20: text about the shop and its contact channels is shown', () => {
  show();
  expect(screen.getByText('Desde 1956.')).toBeInTheDocument();
  expect(screen.getByText('Fale com a gente')).toBeInTheDocument();
});

test('INST-21: the blog and Facebook are linked if they are configured', () => {
  show({ social: { blog: 'https://blog.example/', facebook: 'https://facebook.com/meridiano' } });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://blog.example/',
    'https://facebook.com/meridiano',
  ]);
});

test.each([
  ['missing', {}],
  ['empty', { blog: '', facebook: '' }],
  ['no addresses of the web', { blog: 'javascript:alert(1)', facebook: 'em breve' }],
])('INST-21: settings that are %s produce no link', (_name, social) => {
  show({ social });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
