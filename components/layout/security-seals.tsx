'use client';

import { LockIcon, ShieldIcon } from '@/components/ui/icons-shop';
import { useConfirm } from '@/components/ui/use-confirm';
import styles from './footer.module.css';

const SEALS = [
  { label: 'Conexão segura', Icon: LockIcon },
  { label: 'Dados protegidos pela LGPD', Icon: ShieldIcon },
] as const;

/** Security seals of the footer (FOOT-05); a right click on one says that it must not be copied (FOOT-09). */
export function SecuritySeals() {
  const { ask, dialog } = useConfirm();
  return (
    <>
      <ul
        className={styles.security}
        aria-label="Segurança"
        onContextMenu={(event) => {
          event.preventDefault();
          void ask({ text: 'A cópia deste selo é proibida.', confirm: 'Entendi' });
        }}
      >
        {SEALS.map(({ label, Icon }) => (
          <li className={styles.mark} key={label}>
            <Icon />
            {label}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
