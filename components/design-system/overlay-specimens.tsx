'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { showToast } from '@/components/ui/toast-store';
import { useConfirm } from '@/components/ui/use-confirm';
import { Specimen } from './specimen';

const SIDES = [
  { side: 'right', label: 'Gaveta à direita' },
  { side: 'left', label: 'Gaveta à esquerda' },
  { side: 'bottom', label: 'Folha' },
  { side: 'center', label: 'Diálogo' },
] as const;

/** What opens over the page. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState<string | null>(null);
  const { ask, dialog } = useConfirm();

  async function confirm() {
    const question = {
      title: 'Atenção',
      text: 'Tem certeza que deseja excluir?',
      confirm: 'Sim',
      cancel: 'Não',
    };
    showToast((await ask(question)) ? 'Excluído' : 'Nada mudou');
  }

  return (
    <Specimen title="Sobre a página">
      {SIDES.map(({ side, label }) => (
        <Button variant="secondary" onClick={() => setOpen(side)} key={side}>
          {label}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => void confirm()}>
        Pergunta
      </Button>
      <Button variant="secondary" onClick={() => showToast('Adicionado aos favoritos')}>
        Aviso
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
