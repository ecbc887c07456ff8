import type { ComponentProps } from 'react';
import { RichText } from '@/components/ui/rich-text';
import { storeAddresses } from '@/lib/catalog/store-addresses';

/** HTML from the platform, sanitised, with its links leading to this shop. */
export function StoreText(props: Omit<ComponentProps<typeof RichText>, 'addresses'>) {
  return <RichText {...props} addresses={storeAddresses()} />;
}
