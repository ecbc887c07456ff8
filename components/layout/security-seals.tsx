import { LockIcon, ShieldIcon } from '@/components/ui/icons-shop';
import styles from './footer.module.css';

const SEALS = [
  { label: 'Conexão segura', Icon: LockIcon },
  { label: 'Dados protegidos pela LGPD', Icon: ShieldIcon },
] as const;

/** Security seals of the footer (FOOT-05); what `data-seal` marks answers a right click (FOOT-09). */
export function SecuritySeals() {
  return (
    <ul className={styles.security} aria-label="Segurança" data-seal="">
      {SEALS.map(({ label, Icon }) => (
        <li className={styles.mark} key={label}>
          <Icon />
          {label}
        </li>
      ))}
    </ul>
  );
}
