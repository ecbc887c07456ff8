import { serverConfig } from '@/lib/config/environment';

/**
 * A schema that says where the shop is, made at its first use and kept: zod compiles each schema anew, which takes longer
 * than all that an agent asks for.
 */
export function oncePerShop<Made>(make: (siteUrl: string) => Made): () => Made {
  let kept: { siteUrl: string; made: Made } | undefined;
  return () => {
    const { siteUrl } = serverConfig();
    if (kept?.siteUrl !== siteUrl) kept = { siteUrl, made: make(siteUrl) };
    return kept.made;
  };
}
