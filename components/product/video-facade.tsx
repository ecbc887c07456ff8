'use client';

import { useState } from 'react';
import styles from './gallery.module.css';

type Props = {
  /** Address of the player, from `videoEmbed`. */
  embed: string;
  nome: string;
  /** Picture of the product under the sign; '' for none. */
  poster: string;
};

/** Film of the product: nothing is asked of its host before the press that starts it (PDP-21, A14). */
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
        allowFullScreen
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
