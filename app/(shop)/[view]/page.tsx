import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view';
import { Home } from '@/components/compositions/pages/home';
import { StoreStructuredData } from '@/components/seo/structured-data';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopName } from '@/lib/content/shell/identity';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { addressOf } from '@/lib/screens/page';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from './content';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { estrutura } = await content.read();
  const { copy } = currentStorefront();
  return pageMetadata({
    seo: estrutura.seo,
    title: copy.homeTitle,
    description: copy.homeDescription,
    path: '/',
  });
}

/** With the render flag the home page has every section from the start, for visitors without JavaScript. */
export default async function HomePage({ params }: Props) {
  const { query } = addressOf((await params).view, []);
  await content.read();
  const settings = await readShopSettings();
  const profiles = Object.values(settings?.link.social ?? {}).filter((link) => /^https:/.test(link));
  return (
    <>
      <StoreStructuredData
        name={await readShopName()}
        storefront={currentStorefront()}
        profiles={profiles}
        siteUrl={serverConfig().siteUrl}
      />
      <Home isWhole={query.render !== undefined} settings={settings} />
      <PageViewTracker page={content.tracking()} />
    </>
  );
}
