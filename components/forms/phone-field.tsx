import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/field';
import { MAX_PHONE_LENGTH, maskInput } from '@/lib/forms/input-mask';

/** Field of a Brazilian phone number, formatted while it is typed. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={MAX_PHONE_LENGTH}
      placeholder="(11) 98765-4321"
      onInput={(event) => maskInput('phone', event)}
    />
  );
}
