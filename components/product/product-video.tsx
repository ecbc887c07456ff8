import { Disclosure } from '@/components/ui/disclosure';
import { videoEmbed } from '@/lib/product/video';
import styles from './product-video.module.css';

/** Film of the product, folded: the lazy frame asks the video host for nothing before it is opened (PDP-21). */
export function ProductVideo({ url, nome }: { url: string; nome: string }) {
  const embed = videoEmbed(url);
  if (!embed) return null;
  return (
    <Disclosure title="Ver o vídeo">
      <iframe
        className={styles.frame}
        src={embed}
        title={`Vídeo: ${nome}`}
        width={640}
        height={360}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    </Disclosure>
  );
}
