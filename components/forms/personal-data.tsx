import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '@/components/ui/field';
import { maskInput } from '@/lib/forms/input-mask';
import { MAX_PHONE_LENGTH, maskPhone, pasteNationalNumber, typeNationalNumber } from '@/lib/forms/phone-mask';

/** Field for a Brazilian phone number, formatted while it is typed. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={MAX_PHONE_LENGTH}
      placeholder="(11) 98765-4321"
      onInput={(event) => maskInput(maskPhone, event)}
      onBeforeInput={typeNationalNumber}
      onPaste={pasteNationalNumber}
    />
  );
}

/** Purpose of a form's personal data (`children`, a sentence), with a link that keeps the input. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p>
      <small>
        {children}{' '}
        <a href="/pagina/politica-de-privacidade" target="_blank" rel="noopener">
          Política de privacidade<span className="visually-hidden"> (abre em nova aba)</span>
        </a>
      </small>
    </p>
  );
}
