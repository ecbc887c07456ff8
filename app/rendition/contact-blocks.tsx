import type { ReactNode } from 'react';
import { whatsappLink } from '@/lib/product/whatsapp';
import { readShopSettings } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';

/** The ways to reach the shop, with the WhatsApp number of its settings (INST-20). */
export async function contactWays(title?: string): Promise<ReactNode> {
  const [{ ContactWays }, settings] = await Promise.all([
    import('@/components/contact/contact-ways'),
    readShopSettings(),
  ]);
  const number = settings?.sistema.geral.site.whatsapp ?? '';
  return (
    <ContactWays
      title={title}
      facts={currentStorefront().facts}
      whatsappHref={whatsappLink(number, 'Olá! Quero falar com a loja.')}
    />
  );
}

/** The contact form, and the other ways to reach the shop (INST-13). */
export async function contactBlocks(): Promise<ReactNode> {
  const { ContactForm } = await import('@/components/contact/contact-form');
  return (
    <>
      <ContactForm email={currentStorefront().facts.email} />
      {await contactWays('Outros jeitos de falar com a gente')}
    </>
  );
}
