'use client';

import { useState } from 'react';
import type { ControllerProps, FormCode } from '@/lib/forms/form-code';
import { EmailHint } from './email-hint';
import styles from './newsletter-code.module.css';
import { newsletterFormCode } from './send-forms';

/** The form's logic, and after a success a line that says where the news goes. */
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
