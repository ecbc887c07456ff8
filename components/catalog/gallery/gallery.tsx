import type { ReactNode } from 'react';
import { ProductImage } from '@/components/ui/product-image';
import { imageUrl } from '@/lib/catalog/card/pictures';
import { pictureHref } from '@/lib/catalog/hrefs';
import { storeOrigins } from '@/lib/config/store-site';
import type { Imagem } from '@/lib/platform/schemas/product';
import { videoEmbedUrl } from '@/lib/shared/html/video-embed';
import styles from './gallery.module.css';
import { GalleryFrame, type ThumbStep } from './gallery-frame';
import { ProductSeals, type SealData } from './product-seals';
import { VideoFacade } from './video-facade';

/**
 * Two thirds of the content from 1024 px, more than half of it on tablets, full width on phones. Screens with a pixel
 * ratio of 3 get the pictures for 2: the largest picture would double the bytes of the first view and look the same.
 */
const SIZES = '(width >= 1024px) min(66vw, 910px), (width >= 768px) 57vw, (resolution > 2dppx) 67vw, 100vw';

type Props = {
  nome: string;
  imagens: readonly Imagem[];
  selos: readonly SealData[];
  /** Video URL from the platform; ignored unless it belongs to a known player. */
  video?: string | undefined;
  thumbStep?: ThumbStep;
  /** On top of the first picture, such as the try-on button. */
  action?: ReactNode;
};

/**
 * A link works without JavaScript, and makes the row focusable and scrollable by keyboard. The picture's alternative text
 * follows its name.
 */
function zoomLink(imagem: Imagem, index: number) {
  const file = imageUrl(imagem, 'zoom');
  const href = pictureHref(file, storeOrigins());
  const label = { 'aria-label': `Foto ${index + 1}, ampliar` };
  return href === null ? { ...label, href: `#foto-${index + 1}`, 'data-file': file } : { ...label, href };
}

/**
 * Pictures and video of a product: a row that can be swiped, with its final dimensions in the served HTML. Without a
 * picture it shows a drawing.
 */
export function Gallery({ nome, imagens, selos, video = '', thumbStep, action = null }: Props) {
  const embed = videoEmbedUrl(video);
  const altOf = (imagem: Imagem, index: number) =>
    imagem.label || (index === 0 ? nome : `${nome}, foto ${index + 1}`);
  const pictures = imagens.map((imagem, index) => ({
    src: imageUrl(imagem, 'medium'),
    label: altOf(imagem, index),
  }));
  const videos = embed ? [{ src: pictures[0]?.src ?? '', label: 'Vídeo', isVideo: true }] : [];
  return (
    <GalleryFrame
      thumbStep={thumbStep}
      overlay={
        <>
          {selos.length > 0 ? <ProductSeals selos={selos} /> : null}
          {action}
        </>
      }
      thumbs={[...(pictures.length > 0 ? pictures : [{ src: '', label: nome }]), ...videos]}
    >
      {imagens.length === 0 ? (
        <li className={styles.slide} id="foto-1">
          <ProductImage files={null} alt={nome} sizes={SIZES} />
        </li>
      ) : null}
      {imagens.map((imagem, index) => (
        <li className={styles.slide} id={`foto-${index + 1}`} key={imageUrl(imagem, 'big')}>
          <a className={styles.zoomLink} {...zoomLink(imagem, index)} data-zoom={index}>
            <ProductImage
              files={imagem.arquivos}
              alt={altOf(imagem, index)}
              sizes={SIZES}
              priority={index === 0}
            />
          </a>
        </li>
      ))}
      {embed ? (
        <li className={styles.slide} id={`foto-${Math.max(1, imagens.length) + 1}`}>
          <VideoFacade embed={embed} nome={nome} poster={imageUrl(imagens[0], 'medium', 'big')} />
        </li>
      ) : null}
    </GalleryFrame>
  );
}
