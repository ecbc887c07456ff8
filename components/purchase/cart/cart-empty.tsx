import Link from 'next/link';
import { Button, LinkButton } from '@/components/ui/button';
import { BagIcon } from '@/components/ui/icons-core';
import { Skeleton } from '@/components/ui/skeleton';
import { viewedProducts } from '@/lib/catalog/product/recently-viewed';
import { useConsent } from '@/lib/consent/consent';
import styles from './cart-empty.module.css';

type Props = { loading: boolean; failed: boolean; onRetry: () => void; onContinue: () => void };

/** Number of viewed products that an empty bag shows. */
const MAX_VIEWED = 3;

/** The products that the shopper has viewed last; renders nothing without any. */
function LastViewed({ onLeave }: { onLeave: () => void }) {
  const products = viewedProducts(useConsent()?.preferences === true).slice(0, MAX_VIEWED);
  if (products.length === 0) return null;
  return (
    <section className={styles.viewed} aria-labelledby="vistos-na-sacola">
      <h3 id="vistos-na-sacola">Você viu há pouco</h3>
      <ul>
        {products.map(({ href, nome, imagem }) => (
          <li key={href}>
            <Link href={href} prefetch={false} onClick={onLeave}>
              {imagem ? <img src={imagem} alt="" width={96} height={72} loading="lazy" /> : null}
              {nome}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
      {failed ? null : <LastViewed onLeave={onContinue} />}
    </div>
  );
}
