import { textButton } from '@/components/ui/button';
import styles from './comparison.module.css';
import type { useCompared } from './use-compared';

type Props = Pick<
  ReturnType<typeof useCompared>,
  'waiting' | 'dismissWaiting' | 'removed' | 'undoRemoval' | 'retry'
> & {
  /** Whether a product of the list could not be read. */
  hasUnread: boolean;
};

/**
 * Messages about the list: a product could not be read, a fifth one is waiting, or one was removed, which can be
 * undone.
 */
export function ComparisonNotice({ hasUnread, retry, waiting, dismissWaiting, removed, undoRemoval }: Props) {
  return (
    <div role="status">
      {hasUnread ? (
        <div className={styles.notice}>
          <p>A loja não respondeu, e a comparação ficou incompleta.</p>
          <button className={textButton} type="button" onClick={retry}>
            Tentar de novo
          </button>
        </div>
      ) : null}
      {waiting ? (
        <div className={styles.notice}>
          <p>
            São até quatro por vez. Remova uma, e {waiting.product?.model ?? 'a nova armação'} entra na
            comparação.
          </p>
          <button className={textButton} type="button" onClick={dismissWaiting}>
            Deixar como está
          </button>
        </div>
      ) : null}
      {removed && !waiting ? (
        <div className={styles.notice}>
          <p>{removed.product?.model} saiu da comparação.</p>
          <button className={textButton} type="button" onClick={undoRemoval}>
            Desfazer<span className="visually-hidden">: trazer de volta {removed.product?.nome}</span>
          </button>
        </div>
      ) : null}
    </div>
  );
}
