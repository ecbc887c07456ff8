import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import { LinkButton } from '@/components/ui/button';
import styles from './frame-styles.module.css';

const LENS_SHAPES = {
  round: <circle cx="34" cy="30" r="20" />,
  square: <rect x="13" y="14" width="40" height="32" rx="7" />,
  catEye: <path d="M7 11c10 5 28 5 42 8 6 1 6 6 5 11-2 10-9 16-19 16C21 46 12 33 7 11Z" />,
  aviator: <path d="M15 15c10-4 27-3 35 0 5 2 5 8 3 14-3 10-9 18-18 18C22 47 12 34 11 22c0-4 1-6 4-7Z" />,
} satisfies Record<string, ReactNode>;

const BRIDGES = {
  round: 'M53 25c4-4 10-4 14 0M15 24 4 20M105 24l11-4',
  square: 'M53 24c4-3 10-3 14 0M13 21 4 18M107 21l9-3',
  catEye: 'M54 26c3-4 9-4 12 0',
  aviator: 'M52 17c5-2 11-2 16 0M54 26c3-3 9-3 12 0M11 22 4 18M109 22l7-4',
} as const;

export type FrameShape = keyof typeof LENS_SHAPES;

/** Decorative outline of a frame from the front: one lens, its mirror image and the bridge. */
function FrameDrawing({ shape, className }: { shape: FrameShape; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 60" aria-hidden="true" focusable="false">
      {LENS_SHAPES[shape]}
      <g transform="matrix(-1 0 0 1 120 0)">{LENS_SHAPES[shape]}</g>
      <path d={BRIDGES[shape]} />
    </svg>
  );
}

const STYLES: readonly { shape: FrameShape; name: string; text: string }[] = [
  {
    shape: 'round',
    name: 'Redondo',
    text: 'Curva contínua, jeito de livro aberto. Suaviza rostos de traços retos.',
  },
  {
    shape: 'square',
    name: 'Quadrado',
    text: 'Linhas firmes e cantos marcados. Dá estrutura a rostos arredondados.',
  },
  {
    shape: 'catEye',
    name: 'Gatinho',
    text: 'Cantos erguidos que levam o olhar para cima. Um clássico que não envelhece.',
  },
  {
    shape: 'aviator',
    name: 'Aviador',
    text: 'Lente em gota e ponte dupla. Leve no rosto e fácil de combinar.',
  },
];

export function FrameStyles() {
  return (
    <section className={styles.section} aria-labelledby="estilos">
      <Container>
        <div className={styles.head}>
          <h2 className={styles.title} id="estilos">
            Estilos dos óculos de marcas
          </h2>
          <p className={styles.lead}>
            Cada marca desenha à sua maneira, mas quase todas partem destas quatro formas.
          </p>
        </div>
        <ul className={styles.list}>
          {STYLES.map(({ shape, name, text }) => (
            <li className={styles.item} key={shape}>
              <FrameDrawing shape={shape} className={styles.drawing} />
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <LinkButton href="/marcas" variant="quiet">
          Ver todas as marcas
        </LinkButton>
      </Container>
    </section>
  );
}
