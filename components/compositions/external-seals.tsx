'use client';

import type { ExternalSeal } from '@/lib/config/storefronts/storefront';
import { useConsent } from '@/lib/consent/consent';
import styles from './external-seals.module.css';

/**
 * Entries of seals that others have given the shop. Each is its name with a link to the proof; the picture, which tells
 * its host who visits, takes the name's place with consent only. The room for it is reserved either way.
 */
export function ExternalSeals({ seals }: { seals: readonly ExternalSeal[] }) {
  const isAllowed = useConsent()?.preferences === true;
  return seals.map(({ name, image, href, width, height }) => (
    <li key={`${name} ${href}`}>
      <a className={styles.seal} href={href} target="_blank" rel="noopener nofollow">
        <svg width={width} height={height} aria-hidden="true" />
        {isAllowed ? (
          <img
            src={image}
            alt={name}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </a>
    </li>
  ));
}
