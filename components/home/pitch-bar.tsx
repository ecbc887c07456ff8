import { Container } from '@/components/layout/container';
import { GlassesIcon, LockIcon, ReturnIcon, TruckIcon } from '@/components/ui/icons-shop';
import styles from './pitch-bar.module.css';

/** What every order comes with (HOME-15, HOME-16). */
export function PitchBar() {
  return (
    <section aria-label="Vantagens de comprar aqui">
      <Container>
        <ul className={styles.list}>
          <li className={styles.item}>
            <TruckIcon />
            Frete Grátis Brasil
          </li>
          <li className={styles.item}>
            <ReturnIcon />
            Troca em até 7 dias
          </li>
          <li className={styles.item}>
            <GlassesIcon />
            Ajuste sem custo nas lojas
          </li>
          <li className={styles.item}>
            <LockIcon />
            Compra segura
          </li>
        </ul>
      </Container>
    </section>
  );
}
