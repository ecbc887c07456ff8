'use client';

import { useState } from 'react';
import { Checkbox, RadioGroup } from '@/components/ui/choice';
import { TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { StarsInput } from '@/components/ui/stars-input';
import { Stepper } from '@/components/ui/stepper';
import styles from './design-system.module.css';
import { Specimen } from './specimen';

const STATES = [
  { value: 'mg', label: 'Minas Gerais' },
  { value: 'rn', label: 'Rio Grande do Norte' },
  { value: 'sp', label: 'São Paulo' },
];

/** What is filled in. */
export function FormSpecimens() {
  const [pieces, setPieces] = useState(1);
  return (
    <>
      <Specimen title="Campos">
        <div className={styles.field}>
          <TextField label="Nome" name="nome" autoComplete="name" placeholder="Como podemos chamar você?" />
        </div>
        <div className={styles.field}>
          <TextField
            label="E-mail"
            name="email"
            type="email"
            defaultValue="ana@"
            hint="Só para responder a esta mensagem."
            error="Insira um E-mail válido!"
          />
        </div>
        <div className={styles.field}>
          <SelectField label="Estado" name="estado" placeholder="Escolha o estado" options={STATES} />
        </div>
        <div className={styles.field}>
          <TextAreaField label="Mensagem" name="mensagem" />
        </div>
      </Specimen>
      <Specimen title="Escolhas">
        <div className={styles.field}>
          <RadioGroup
            name="lente"
            legend="Tipo de lente"
            look="label"
            options={[
              { value: 'simples', label: 'Visão simples' },
              { value: 'multi', label: 'Multifocal' },
              { value: 'sem', label: 'Sem grau', disabled: true },
            ]}
          />
        </div>
        <div className={styles.field}>
          <Checkbox name="novidades" label="Quero receber novidades por e-mail" />
          <Checkbox name="termos" label="Li e aceito os termos" error="Marque para continuar." />
        </div>
        <Stepper name="Lume" quantity={pieces} onChange={setPieces} />
      </Specimen>
      <Specimen title="Nota">
        <div className={styles.wide}>
          <StarsInput name="nota" legend="Sua nota para o produto" max={5} look="label" />
        </div>
        <div className={styles.wide}>
          <StarsInput name="experiencia" legend="Como foi a sua experiência de compra?" max={10} />
        </div>
      </Specimen>
    </>
  );
}
