'use client';

import type { ControllerProps, FormCode } from '@/lib/forms/form-code';
import { EmailHint } from './email-hint';
import { contactFormCode } from './send-forms';

/** The form's logic, and a hint about a mistyped address. */
function ContactController(props: ControllerProps) {
  return (
    <>
      <contactFormCode.Controller {...props} />
      <EmailHint form={props.form} />
    </>
  );
}

/** The code of the contact form, which is loaded when a field is first focused. */
export const contactCode: FormCode = { ...contactFormCode, Controller: ContactController };
