'use client';

import { useState } from 'react';
import type { ControllerProps, FormCode } from '@/lib/forms/form-code';
import { EmailHint } from './email-hint';
import styles from './newsletter-code.module.css';
import { newsletterFormCode } from './send-forms';

/**
 * The form's logic, the purpose of the e-mail, and after a success a line that says where the news goes. The form with a
 * name states the purpose from the start.
 */
function NewsletterController({ post, ...props }: ControllerProps) {
  const [sentTo, setSentTo] = useState('');
  return (
    <>
      <newsletterFormCode.Controller
        {...props}
        post={async (sent, fields) => {
          setSentTo('');
          const isSent = await post(sent, fields);
          if (isSent) setSentTo(String(fields.email).trim());
          return isSent;
        }}
      />
      <EmailHint form={props.form} />
      <p className={styles.purpose}>
        Usamos o e-mail só para enviar novidades. Cancele quando quiser.{' '}
        <a href="/pagina/politica-de-privacidade" target="_blank" rel="noopener">
          Política de privacidade<span className="visually-hidden"> (abre em nova aba)</span>
        </a>
      </p>
      <p className={styles.receipt} role="status">
        {sentTo === '' ? null : (
          <>
            Pronto! As novidades vão para <b>{sentTo}</b>. Você cancela quando quiser.
          </>
        )}
      </p>
    </>
  );
}

/** The code of the newsletter form, which is loaded when a field is first focused. */
export const newsletterCode: FormCode = { ...newsletterFormCode, Controller: NewsletterController };
