'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox, RadioGroup } from '@/components/ui/checkbox-radio';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { StarsInput } from '@/components/ui/stars-input';
import { Stepper } from '@/components/ui/stepper';
import { useConfirm } from '@/components/ui/use-confirm';
import styles from './design-system.module.css';

/** One primitive in its variants, under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`ruled ${styles.specimen}`} aria-label={title}>
      <h2 className={styles.name}>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}

const STATES = [
  { value: 'mg', label: 'Minas Gerais' },
  { value: 'rn', label: 'Rio Grande do Norte' },
  { value: 'sp', label: 'São Paulo' },
];

/** Fields of forms. */
export function FormSpecimens() {
  const [quantity, setQuantity] = useState(1);
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
            name="entrega"
            legend="Como quer receber?"
            look="label"
            options={[
              { value: 'casa', label: 'Em casa' },
              { value: 'loja', label: 'Na loja' },
              { value: 'agencia', label: 'Na agência', disabled: true },
            ]}
          />
        </div>
        <div className={styles.field}>
          <Checkbox name="novidades" label="Quero receber novidades por e-mail" />
          <Checkbox name="termos" label="Li e aceito os termos" error="Marque para continuar." />
        </div>
        <Stepper name="Lume" quantity={quantity} onChange={setQuantity} />
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

const SIDES = [
  { side: 'right', label: 'Gaveta à direita' },
  { side: 'left', label: 'Gaveta à esquerda' },
  { side: 'bottom', label: 'Folha' },
  { side: 'center', label: 'Diálogo' },
] as const;

const QUESTION = {
  title: 'Atenção',
  text: 'Tem certeza que deseja excluir?',
  confirm: 'Sim',
  cancel: 'Não',
};

/** Dialogs and other layers over the page. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState<string | null>(null);
  const { confirm, dialog } = useConfirm();

  return (
    <Specimen title="Sobre a página">
      {SIDES.map(({ side, label }) => (
        <Button variant="secondary" onClick={() => setOpen(side)} key={side}>
          {label}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => void confirm(QUESTION)}>
        Pergunta
      </Button>
      {SIDES.map(({ side, label }) => (
        <Dialog
          open={open === side}
          onClose={() => setOpen(null)}
          title={label}
          side={side}
          footer={<Button onClick={() => setOpen(null)}>Entendi</Button>}
          key={side}
        >
          <p>O foco entra, fica e volta. A página atrás não se move.</p>
        </Dialog>
      ))}
      {dialog}
    </Specimen>
  );
}
