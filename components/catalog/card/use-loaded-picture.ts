import { useEffect, useState } from 'react';

/**
 * `src` once the browser has fetched the picture; undefined until then, and when it cannot be fetched, so that what
 * it would cover stays on the screen.
 */
export function useLoadedPicture(src: string | undefined): string | undefined {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (src === undefined) return undefined;
    const picture = new Image();
    picture.onload = () => setLoaded(src);
    picture.src = src;
    return () => {
      picture.onload = null;
    };
  }, [src]);
  return src === loaded ? src : undefined;
}
