import styles from './shop-film.module.css';

/**
 * Video about the shop. The lazy iframe is in a closed `details`, so that the video host gets no request before the
 * shopper opens it, with or without JavaScript.
 */
export function ShopFilm({ embed, title }: { embed: string; title: string }) {
  return (
    <details className={styles.film} data-print="hide">
      <summary className={styles.cover}>
        <svg className={styles.play} viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r="46" />
          <path d="M39 31v34l27-17Z" />
        </svg>
        <span className={styles.caption}>{title}</span>
        <span className={styles.note}>O vídeo é carregado do serviço de vídeos só depois que você abre.</span>
      </summary>
      <iframe
        className={styles.frame}
        src={embed}
        title={title}
        width={1280}
        height={720}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen"
      />
    </details>
  );
}
