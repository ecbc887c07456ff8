import { JsonLdScript } from 'next-seo';

type Props = { name: string; data: Record<string, unknown> };

/** One block of structured data in the page's first HTML. `name` tells the blocks of a page apart. */
export function StructuredData({ name, data }: Props) {
  return <JsonLdScript scriptKey={name} data={data} />;
}
