import type { Caracteristica } from '@/lib/platform/schemas/product-detail';
import styles from './feature-lists.module.css';
import layout from './product-screen.module.css';

type Props = {
  caracteristicas: readonly Caracteristica[];
  /** Size that the measurements among them are of, `''` when unknown; undefined for a product of one size. */
  size?: string | undefined;
};

/** Section of a product's features; null for a product without any. */
export function FeatureSection({ caracteristicas, size }: Props) {
  const hasFeatures = caracteristicas.some(({ itens }) => itens.some(({ label, valor }) => label && valor));
  if (!hasFeatures) return null;
  return (
    <section className={layout.section} aria-labelledby="caracteristicas">
      <h2 id="caracteristicas">Características</h2>
      <FeatureLists caracteristicas={caracteristicas} size={size} />
    </section>
  );
}

/** Features by group; empty rows and groups are left out. */
function FeatureLists({ caracteristicas, size }: Props) {
  const ofSize = size === undefined ? '' : ` (${size === '' ? 'de um só tamanho' : `tamanho ${size}`})`;
  return caracteristicas.map(({ nome, itens }) => {
    const rows = itens.filter(({ label, valor }) => label !== '' && valor !== '');
    if (rows.length === 0) return null;
    return (
      <div className={styles.group} key={nome}>
        {nome ? <h3 className={styles.name}>{/medida/i.test(nome) ? nome + ofSize : nome}</h3> : null}
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
