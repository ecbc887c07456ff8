import { Container } from '@/components/layout/container';
import { LinkButton } from '@/components/ui/link-button';
import { FrameDrawing, type FrameShape } from './frame-drawing';
import styles from './frame-styles.module.css';

const STYLES: readonly { shape: FrameShape; name: string; text: string }[] = [
  {
    shape: 'redondo',
    name: 'Redondo',
    text: 'Curva contínua, jeito de livro aberto. Suaviza rostos de traços retos.',
  },
  {
    shape: 'quadrado',
    name: 'Quadrado',
    text: 'Linhas firmes e cantos marcados. Dá estrutura a rostos arredondados.',
  },
  {
    shape: 'gatinho',
    name: 'Gatinho',
    text: 'Cantos erguidos que levam o olhar para cima. Um clássico que não envelhece.',
  },
  {
    shape: 'aviador',
    name: 'Aviador',
    text: 'Lente em gota e ponte dupla. Leve no rosto e fácil de combinar.',
  },
];

/** The shapes that brands start from (BF-03). */
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
