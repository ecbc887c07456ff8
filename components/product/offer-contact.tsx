import { TextField } from '@/components/ui/field';
import type { useLazyForm } from '@/lib/forms/use-lazy-form';

type Form = Pick<ReturnType<typeof useLazyForm>, 'errors' | 'clear'>;

/** Attributes of a field that must be filled in: flagged when it was left empty, until it gets the focus. */
export function requiredField(form: Form, name: string) {
  return {
    name,
    'aria-required': true,
    'aria-invalid': name in form.errors || undefined,
    onFocus: () => form.clear(name),
  };
}

/** Name and e-mail, which every request about a product asks for. */
export function OfferContact({ form }: { form: Form }) {
  return (
    <>
      <TextField label="Nome" {...requiredField(form, 'nome')} autoComplete="name" maxLength={80} />
      <TextField
        label="E-mail"
        {...requiredField(form, 'email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
    </>
  );
}
