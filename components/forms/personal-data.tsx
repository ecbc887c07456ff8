import type { ComponentProps, ReactNode, RefCallback } from 'react';
import { TextField } from '@/components/ui/field';
import { applyMask, MAX_PHONE_LENGTH, maskInput } from '@/lib/forms/input-mask';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'ref'> & {
  ref?: RefCallback<HTMLInputElement> | undefined;
};

/** Field for a Brazilian phone number, formatted while it is typed (QUOTE-04, CONTACT-05). */
export function PhoneField({ ref, ...props }: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      ref={(input) => {
        // Text typed before hydration has fired no event that React saw.
        if (input) input.value = applyMask('phone', input.value);
        return ref?.(input);
      }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={MAX_PHONE_LENGTH}
      placeholder="(11) 98765-4321"
      onInput={(event) => maskInput('phone', event)}
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
          Política de privacidade<span className="visually-hidden">, abre em nova aba</span>
        </a>
      </small>
    </p>
  );
}
