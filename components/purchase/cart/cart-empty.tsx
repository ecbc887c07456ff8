import { Button, LinkButton } from '@/components/ui/button';
import { BagIcon } from '@/components/ui/icons-core';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './cart-empty.module.css';

type Props = { loading: boolean; failed: boolean; onContinue: () => void };

/** The cart panel without lines: loading, unavailable, or empty. */
export function CartEmpty({ loading, failed, onContinue }: Props) {
  if (loading) {
    return (
      <div className={styles.empty} role="status">
        <span className="visually-hidden">Carregando a sacola</span>
        <Skeleton shape="picture" />
        <Skeleton width="medium" />
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <span className={styles.picture}>
        <BagIcon />
      </span>
      <p className={styles.title}>
        {failed ? 'Não conseguimos abrir a sua sacola agora.' : 'Sua sacola está vazia.'}
      </p>
      <p className={styles.hint}>
        {failed
          ? 'O que você escolheu continua guardado. Tente de novo em alguns instantes.'
          : 'Escolha um produto e ele espera por você aqui.'}
      </p>
      <Button block onClick={onContinue}>
        Continuar comprando
      </Button>
      {failed ? null : (
        <LinkButton variant="quiet" href="/" onClick={onContinue}>
          Ver as novidades
        </LinkButton>
      )}
    </div>
  );
}
