import { Button, LinkButton } from '@/components/ui/button';
import { BagIcon } from '@/components/ui/icons-core';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './cart-empty.module.css';

type Props = { loading: boolean; failed: boolean; onRetry: () => void; onContinue: () => void };

/** The cart panel without lines: loading, unavailable, or empty. */
export function CartEmpty({ loading, failed, onRetry, onContinue }: Props) {
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
        {failed ? 'O que você escolheu continua guardado.' : 'Escolha um produto e ele espera por você aqui.'}
      </p>
      {failed ? (
        <Button block onClick={onRetry}>
          Tentar de novo
        </Button>
      ) : null}
      <Button block variant={failed ? 'secondary' : 'primary'} onClick={onContinue}>
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
