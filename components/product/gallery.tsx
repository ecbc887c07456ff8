import { ProductImage } from '@/components/ui/product-image';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { fileOf } from '@/lib/product/pictures';
import type { Imagem } from '@/lib/store-api/schemas/midias';
import type { Selo } from '@/lib/store-api/schemas/selo';
import styles from './gallery.module.css';
import { GalleryFrame } from './gallery-frame';
import { ProductSeals } from './product-seals';

/** Width of the stage: two thirds of the content from 1024 px, the whole screen below. */
const SIZES = '(width < 1024px) 100vw, min(66vw, 960px)';

type Props = { nome: string; imagens: readonly Imagem[]; selos: readonly Selo[] };

/** Pictures of a product, a swipeable row of final geometry in the server's HTML (PDP-06, PDP-15). */
export function Gallery({ nome, imagens, selos }: Props) {
  const altOf = (imagem: Imagem, index: number) =>
    imagem.label || (index === 0 ? nome : `${nome}, foto ${index + 1}`);
  const seals = selos.length > 0 ? <ProductSeals selos={selos} /> : null;
  if (imagens.length < 2) {
    const [only] = imagens;
    return (
      <div className={styles.stage}>
        <ProductImage
          files={only?.arquivos ?? null}
          alt={only ? altOf(only, 0) : nome}
          sizes={SIZES}
          priority
        />
        {seals}
      </div>
    );
  }
  return (
    <GalleryFrame
      seals={seals}
      thumbs={imagens.map((imagem, index) => ({
        src: fileOf(imagem, 'small', 'medium'),
        label: altOf(imagem, index),
      }))}
    >
      {imagens.map((imagem, index) => (
        <li className={styles.slide} id={`foto-${index + 1}`} key={fileOf(imagem, 'big')}>
          {/* The largest file is one press away, and the row can be reached and scrolled by keyboard. */}
          <a className={styles.enlarge} href={fileOf(imagem, 'zoom')}>
            <ProductImage
              files={imagem.arquivos}
              alt={altOf(imagem, index)}
              sizes={SIZES}
              priority={index === 0}
            />
            <VisuallyHidden>, ampliar</VisuallyHidden>
          </a>
        </li>
      ))}
    </GalleryFrame>
  );
}
