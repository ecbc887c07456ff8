import { Icon } from '@/components/ui/icon';

/** What the shop sells, as an icon: `symbol` of its storefront (VARIANT-01). */
export function ShopSymbol({ paths }: { paths: readonly string[] }) {
  return (
    <Icon>
      {paths.map((path) => (
        <path d={path} key={path} />
      ))}
    </Icon>
  );
}
