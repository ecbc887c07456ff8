import type { ReactNode } from 'react';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { formTool } from '@/lib/forms/form-tools';
import { whatsappLink } from '@/lib/shared/whatsapp';
import styles from './contact-blocks.module.css';

/** Contact options, with the WhatsApp number from the settings. */
export async function contactOptions(): Promise<ReactNode> {
  const [{ ContactChannels }, settings] = await Promise.all([
    import('@/components/content/pages/contact-channels'),
    readShopSettings(),
  ]);
  const { company, contact } = currentStorefront();
  const number = settings?.sistema.geral.site.whatsapp ?? '';
  return (
    <ContactChannels
      company={company}
      contact={contact}
      whatsappHref={whatsappLink(number, 'Olá! Quero falar com a loja.')}
    />
  );
}

/** The contact options, which answer faster than the form after them, and where to complain about the shop. */
export async function contactSection(): Promise<ReactNode> {
  const [{ ContactForm }, { ComplaintLinks }] = await Promise.all([
    import('@/components/forms/contact-form'),
    import('@/components/content/pages/contact-channels'),
  ]);
  const { contact, procon } = currentStorefront();
  return (
    <div className={styles.contact}>
      {await contactOptions()}
      <div className={styles.write}>
        <h2 className={styles.title}>Escreva para a gente</h2>
        <ContactForm email={contact.email} tool={formTool('contact')} />
      </div>
      <p className={styles.complaints}>
        <ComplaintLinks procon={procon} />
      </p>
    </div>
  );
}
