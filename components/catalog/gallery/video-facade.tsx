'use client';

import { useState } from 'react';
import styles from './gallery.module.css';

type Props = {
  /** URL of the player, from `videoEmbedUrl`. */
  embed: string;
  nome: string;
  /** URL of the preview picture; `''` for none. */
  poster: string;
};

/** Product video: nothing is requested from its host until the shopper starts it. */
export function VideoFacade({ embed, nome, poster }: Props) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        className={styles.video}
        src={`${embed}${embed.includes('?') ? '&' : '?'}autoplay=1`}
        title={`Vídeo: ${nome}`}
        width={640}
        height={480}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className={styles.video}
      href={embed}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {poster ? <img src={poster} alt="" width={960} height={720} loading="lazy" /> : null}
      <span className={styles.play}>Assistir ao vídeo</span>
    </a>
  );
}
