'use client';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import styles from './measure-editor.module.css';

const loadCode = async () => (await import('./face-width-code')).faceWidthCode;

/** Asks for the face width in mm, for shoppers who know it, and saves it on click (TRY-18). */
export function FaceWidthForm() {
  const { formProps, field, errors, controller, phase } = useLazyForm(loadCode, { focusOnError: true });
  return (
    <form className={styles.form} {...formProps} noValidate>
      <TextField
        label="Largura do rosto, em mm"
        hint="De uma têmpora à outra, como a ótica mede. Fica só neste aparelho."
        error={errors.largura}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        {...field('largura')}
      />
      <Button type="submit" variant="secondary">
        Guardar a largura
      </Button>
      {phase === 'failed' ? <p role="alert">Não foi possível guardar agora. Tente de novo.</p> : null}
      {controller}
    </form>
  );
}
