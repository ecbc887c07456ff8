'use client';

import { textButton } from '@/components/ui/button';
import { useSettings } from '@/lib/browser/use-settings';
import { sizeHref } from '@/lib/catalog/product/size-href';
import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { LENSES_FRAGMENT } from '@/lib/purchase/lens/lenses-for-bag';
import { whatsappLink } from '@/lib/shared/whatsapp';
import styles from './cart-item.module.css';

type Props = {
  item: ItemDoCarrinho;
  /** Undefined until it has loaded. */
  product: ComparedProduct | null | undefined;
  /** Path of the product's page; null for none. */
  href: string | null;
  /** Called when the shopper follows the link. */
  onLeave: () => void;
};

/** Below a pair of lenses without a frame in the bag: the shop has not asked for the prescription yet (A21). */
function LooseLenses({ nome }: { nome: string }) {
  return (
    <div className={styles.lenses}>
      <p>
        Receita: falta enviar <MissingPrescription nome={nome} />
      </p>
      <p>Mande a foto e diga em qual armação montamos.</p>
    </div>
  );
}

/**
 * Link to send the prescription for lenses, with or without a frame; renders nothing if the shop has no WhatsApp.
 */
export function MissingPrescription({ nome }: { nome: string }) {
  const whatsapp = useSettings()?.sistema.geral.site.whatsapp ?? '';
  const href = whatsappLink(whatsapp, `Olá! Quero enviar a receita para: ${nome.trim()}`);
  if (href === null) return null;
  return (
    <a className={textButton} href={href} target="_blank" rel="noopener">
      Enviar pelo WhatsApp<span className="visually-hidden">, abre em nova aba</span>
    </a>
  );
}

/**
 * For a frame without lenses in the bag, a link to lenses; for lenses without a frame, a link to send the prescription.
 * Renders nothing for other products.
 */
export function CartItemLenses({ item, product, href, onLeave }: Props) {
  if (product?.isLooseLenses) return <LooseLenses nome={item.nome} />;
  // The bag outlives a version of the page: a response from an older version may lack the field.
  if (href === null || !product?.cashWithLenses) return null;
  const size = product.sizes.find(({ label }) => item.opcoes.some(({ valor }) => valor === label));
  return (
    <p className={styles.lenses}>
      {/* A plain link: on this frame's own page, the router's link would not fire `hashchange`. */}
      <a
        className={textButton}
        onClick={onLeave}
        href={`${size ? sizeHref(href, size.label) : href}${LENSES_FRAGMENT}`}
      >
        Adicionar lentes de grau
        <span className="visually-hidden">: {item.nome}</span>
      </a>
      {/* Without the card price, because both prices of the frame are above. */}
      <span>com a armação, {size?.cashWithLenses ?? product.cashWithLenses}</span>
    </p>
  );
}
