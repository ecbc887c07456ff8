import type { ReactNode } from 'react';
import { whatsappLink } from '@/lib/catalog/product/whatsapp';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopSettings } from '@/lib/content/shell/read-shell';

/** The ways to reach the shop, with the WhatsApp number of its settings. */
export async function contactOptions(title?: string): Promise<ReactNode> {
  const [{ ContactChannels }, settings] = await Promise.all([
    import('@/components/content/pages/contact-channels'),
    readShopSettings(),
  ]);
  const { company, contact } = currentStorefront();
  const number = settings?.sistema.geral.site.whatsapp ?? '';
  return (
    <ContactChannels
      title={title}
      company={company}
      contact={contact}
      whatsappHref={whatsappLink(number, 'Olá! Quero falar com a loja.')}
    />
  );
}

/** The contact form, and the other ways to reach the shop. */
export async function contactSection(): Promise<ReactNode> {
  const { ContactForm } = await import('@/components/forms/contact-form');
  return (
    <>
      <ContactForm email={currentStorefront().contact.email} />
      {await contactOptions('Outros jeitos de falar com a gente')}
    </>
  );
}
