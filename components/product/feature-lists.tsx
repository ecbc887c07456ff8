import type { Caracteristica } from '@/lib/store-api/schemas/produto-detalhe';
import styles from './feature-lists.module.css';

/** Feature groups with their rows, in two halves above 1024 px (PDP-19, PDP-20). */
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
