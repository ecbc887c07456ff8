import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/field';
import { maskCep, maskInput } from '@/lib/forms/input-mask';

type Props = Partial<ComponentProps<typeof TextField>>;

/**
 * Field for a postal code, which is formatted as '12345-678' while typing. Without `maxlength`, which would cut off the
 * end of a pasted '01.310-100'.
 */
export const CepField = ({ onInput, ...field }: Props) => (
  <TextField
    label="CEP"
    inputMode="numeric"
    autoComplete="postal-code"
    placeholder="00000-000"
    {...field}
    onInput={(event) => {
      maskInput(maskCep, event);
      onInput?.(event);
    }}
  />
);
