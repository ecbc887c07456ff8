import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { type Address, addressOf } from '@/lib/screens/page';

type Props<Params> = { params: Promise<Params & { view: string }> };

/** Metadata and content of an address. */
export type AddressScreen = {
  metadata: (address: Address) => Promise<Metadata>;
  content: (address: Address) => ReactNode | Promise<ReactNode>;
};

/**
 * The exports of a `page.tsx` that shows every address in its folder.
 * @param segmentsOf returns the address's segments from the route parameters
 */
export function addressPage<Params>(
  { metadata, content }: AddressScreen,
  segmentsOf: (params: Params) => readonly string[],
) {
  async function addressIn({ params }: Props<Params>): Promise<Address> {
    const all = await params;
    return addressOf(all.view, segmentsOf(all));
  }
  return {
    generateMetadata: async (props: Props<Params>) => metadata(await addressIn(props)),
    show: async (props: Props<Params>) => content(await addressIn(props)),
  };
}

/** The same for addresses whose kind of page only the platform knows: the route parameter is the whole address. */
export const platformPage = (screen: AddressScreen) =>
  addressPage<{ address: string[] }>(screen, ({ address }) => address);
