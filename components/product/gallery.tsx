import { ProductImage } from '@/components/ui/product-image';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { fileOf } from '@/lib/product/pictures';
import { videoEmbed } from '@/lib/product/video';
import type { Imagem } from '@/lib/store-api/schemas/midias';
import type { Selo } from '@/lib/store-api/schemas/selo';
import styles from './gallery.module.css';
import { GalleryFrame, type ThumbStep } from './gallery-frame';
import { ProductSeals } from './product-seals';
import { VideoFacade } from './video-facade';

/** Width of the stage: two thirds of the content from 1024 px, about half on tablets, the whole screen of phones. */
const SIZES = '(width < 768px) 100vw, (width < 1024px) 52vw, min(66vw, 960px)';

type Props = {
  nome: string;
  imagens: readonly Imagem[];
  selos: readonly Selo[];
  /** Address of a film as the platform gives it; anything but a known player is left out. */
  video?: string;
  thumbStep?: ThumbStep;
};

/**
 * Pictures of a product and its film, a swipeable row of final geometry in the server's HTML (PDP-06, PDP-15,
 * PDP-21). Without any picture a drawing keeps the place.
 */
export function Gallery({ nome, imagens, selos, video = '', thumbStep }: Props) {
  const embed = videoEmbed(video);
  const altOf = (imagem: Imagem, index: number) =>
    imagem.label || (index === 0 ? nome : `${nome}, foto ${index + 1}`);
  const pictures = imagens.map((imagem, index) => ({
    src: fileOf(imagem, 'medium'),
    label: altOf(imagem, index),
  }));
  const films = embed ? [{ src: pictures[0]?.src ?? '', label: 'Vídeo', film: true }] : [];
  return (
    <GalleryFrame
      thumbStep={thumbStep}
      seals={selos.length > 0 ? <ProductSeals selos={selos} /> : null}
      thumbs={[...(pictures.length > 0 ? pictures : [{ src: '', label: nome }]), ...films]}
    >
      {imagens.length === 0 ? (
        <li className={styles.slide} id="foto-1">
          <ProductImage files={null} alt={nome} sizes={SIZES} />
        </li>
      ) : null}
      {imagens.map((imagem, index) => (
        <li className={styles.slide} id={`foto-${index + 1}`} key={fileOf(imagem, 'big')}>
          {/* The largest file is one press away, and the row can be reached and scrolled by keyboard. */}
          <a className={styles.enlarge} href={fileOf(imagem, 'zoom')} data-zoom={index}>
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
      {embed ? (
        <li className={styles.slide} id={`foto-${Math.max(1, imagens.length) + 1}`}>
          <VideoFacade embed={embed} nome={nome} poster={fileOf(imagens[0], 'medium', 'big')} />
        </li>
      ) : null}
    </GalleryFrame>
  );
}
