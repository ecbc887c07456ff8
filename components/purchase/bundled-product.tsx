import Link from 'next/link';
import { ProductImage } from '@/components/ui/product-image';
import type { BundledProduct } from '@/lib/purchase/bundled-product';

/** Small picture of a product sold with others; decorative, because its name is next to it. */
export function BundledPicture({ imagem, sizes }: Pick<BundledProduct, 'imagem'> & { sizes: string }) {
  return <ProductImage files={{ small: imagem }} alt="" sizes={sizes} />;
}

/** Name of the product, as a link if it has a page. */
export function BundledName({ nome, href }: Pick<BundledProduct, 'nome' | 'href'>) {
  if (href === null) return nome;
  return (
    <Link href={href} prefetch={false}>
      {nome}
    </Link>
  );
}
