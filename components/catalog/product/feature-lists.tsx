import type { Caracteristica } from '@/lib/platform/schemas/product-detail';
import styles from './feature-lists.module.css';

/** Features by group; empty rows and groups are left out. */
export function FeatureLists({ caracteristicas }: { caracteristicas: readonly Caracteristica[] }) {
  return caracteristicas.map(({ nome, itens }) => {
    const rows = itens.filter(({ label, valor }) => label !== '' && valor !== '');
    if (rows.length === 0) return null;
    return (
      <div className={styles.group} key={nome}>
        {nome ? <h3 className={styles.name}>{nome}</h3> : null}
        <dl className={styles.rows}>
          {rows.map(({ label, valor }) => (
            <div className={styles.row} key={`${label}${valor}`}>
              <dt>{label}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  });
}
