'use client';

import type { MouseEvent, ReactNode } from 'react';
import { textButton } from '@/components/ui/button';
import { useSettings } from '@/lib/browser/use-settings';
import { isLensName } from '@/lib/catalog/product/loose-lenses';
import { sizeHref } from '@/lib/catalog/product/size-href';
import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { bagLineFragment } from '@/lib/purchase/lens/bag-line';
import { isMissingPrescription } from '@/lib/purchase/lens/labels';
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

/**
 * Below a pair of lenses without a frame in the bag: the shop has not asked for the prescription yet (A21). `link`
 * attaches it to the order, if the platform takes it.
 */
function LooseLenses({ nome, link }: { nome: string; link: ReactNode }) {
  return (
    <div className={styles.lenses}>
      <p>
        Receita: falta enviar {link}
        {link ? ' ou ' : null}
        <MissingPrescription nome={nome} />
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
      Enviar pelo WhatsApp<span className="visually-hidden"> (abre em nova aba)</span>
    </a>
  );
}

type LinkProps = Pick<Props, 'item' | 'onLeave'> & { href: string; size: string | undefined; text: string };

/** A plain link: on this frame's own page, the router's link would not fire `hashchange`. */
function LensLink({ item, href, size, text, onLeave }: LinkProps) {
  function open({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    onLeave();
    // The browser does not fire it for the address that is open already.
    if (currentTarget.href === window.location.href) window.dispatchEvent(new Event('hashchange'));
  }
  const path = size === undefined ? href : sizeHref(href, size);
  return (
    <a className={textButton} onClick={open} href={`${path}${bagLineFragment(item)}`}>
      {text}
      <span className="visually-hidden">: {item.nome}</span>
    </a>
  );
}

/**
 * For a frame in the bag, a link to choose lenses or to change them; for lenses without a frame, a link to send the
 * prescription. Renders nothing for other products.
 */
export function CartItemLenses({ item, product, href, onLeave }: Props) {
  const { personalizacao, opcoes } = item;
  // The choices of a kit's line are the sizes of its pieces.
  if (item.tipo === 'lista') return null;
  if (href !== null && personalizacao.length > 0) {
    const size = opcoes.find(({ nome }) => /tamanho/i.test(nome));
    const alone = personalizacao.some(isMissingPrescription) ? 'Anexar a receita' : 'Trocar a receita';
    return (
      <p className={styles.lenses}>
        <LensLink
          item={item}
          href={href}
          size={size?.valor}
          text={isLensName(item.nome) ? alone : 'Trocar lentes ou receita'}
          onLeave={onLeave}
        />
      </p>
    );
  }
  if (product?.isLooseLenses) {
    const link =
      href !== null && product.asksPrescription ? (
        <LensLink item={item} href={href} size={undefined} text="Anexar a receita" onLeave={onLeave} />
      ) : null;
    return <LooseLenses nome={item.nome} link={link} />;
  }
  // The bag outlives a version of the page: a response from an older version may lack the field.
  if (href === null || !product?.cashWithLenses) return null;
  const size = product.sizes.find(({ label }) => opcoes.some(({ valor }) => valor === label));
  return (
    <p className={styles.lenses}>
      <LensLink
        item={item}
        href={href}
        size={size?.label}
        text="Adicionar lentes de grau"
        onLeave={onLeave}
      />
      {/* Without the card price, because both prices of the frame are above. */}
      <span>com a armação, {size?.cashWithLenses ?? product.cashWithLenses}</span>
    </p>
  );
}
