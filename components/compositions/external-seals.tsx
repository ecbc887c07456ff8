'use client';

import { useState } from 'react';
import type { ExternalSeal } from '@/lib/config/storefronts/storefront';
import { useConsent } from '@/lib/consent/consent';
import styles from './external-seals.module.css';

function Seal({ name, image, href, width, height }: ExternalSeal) {
  const isAllowed = useConsent()?.preferences === true;
  const [hasFailed, setFailed] = useState(false);
  return (
    <a className={styles.seal} href={href} target="_blank" rel="noopener nofollow">
      <svg width={width} height={height} aria-hidden="true" />
      {isAllowed && !hasFailed ? (
        <img
          src={image}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </a>
  );
}

/**
 * Seals from other companies. Each is a name that links to the certificate. The picture of the seal replaces the name
 * only with consent, because requesting it reveals the visit to its host. Space for the picture is always reserved.
 */
export function ExternalSeals({ seals }: { seals: readonly ExternalSeal[] }) {
  return seals.map((seal) => (
    <li key={`${seal.name} ${seal.href}`}>
      <Seal {...seal} />
    </li>
  ));
}
