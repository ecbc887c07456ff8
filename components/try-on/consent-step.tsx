'use client';

import { Button } from '@/components/ui/button';
import styles from './try-on.module.css';

/** What will be read and where it stays, before anything is read (LGPD, art. 11). */
export function ConsentStep({ onAgree }: { onAgree: () => void }) {
  return (
    <div className={styles.text}>
      <p>
        Para colocar a armação no lugar e no tamanho certos, o seu navegador procura o rosto em uma foto sua e
        mede a íris, a distância entre as pupilas e a largura do rosto. São dados sensíveis, e por isso
        pedimos a sua autorização.
      </p>
      <ul>
        <li>A foto e as medidas não saem deste aparelho: nada é enviado a nós nem a ninguém.</li>
        <li>
          Ficam só nesta aba, até você apagar, recarregar ou fechar a página. A largura do rosto fica guardada
          no aparelho se você pedir.
        </li>
        <li>Você apaga tudo com um toque, quando quiser.</li>
      </ul>
      <div>
        <Button onClick={onAgree}>Concordo, quero provar</Button>
      </div>
      <p className={styles.note}>Na primeira vez, o navegador baixa cerca de 5 MB do nosso site.</p>
    </div>
  );
}
