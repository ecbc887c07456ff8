import styles from './shop-film.module.css';

type Props = {
  embed: string;
  title: string;
  /** Address of a picture for the cover; '' for none. */
  poster: string;
};

/**
 * Video about the shop. The lazy iframe is in a closed `details`, so that the video host gets no request before the
 * shopper opens it, with or without JavaScript.
 */
export function ShopFilm({ embed, title, poster }: Props) {
  return (
    <details className={styles.film} data-print="hide">
      <summary className={styles.cover}>
        {poster ? (
          <img className={styles.poster} src={poster} alt="" width={1920} height={480} loading="lazy" />
        ) : null}
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
