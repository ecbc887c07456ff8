import { Disclosure } from '@/components/ui/disclosure';
import type { Caracteristica } from '@/lib/platform/schemas/product-detail';
import styles from './feature-lists.module.css';
import layout from './product-screen.module.css';

type Props = {
  caracteristicas: readonly Caracteristica[];
  /** Size of the measurements among them, `''` when unknown; undefined for a product with one size. */
  size?: string | undefined;
  /** Whether each group is collapsible, as for the features of several products. */
  isFolded?: boolean;
};

/** Section of a product's features; null for a product without any. */
export function FeatureSection(props: Props) {
  const { caracteristicas } = props;
  const hasFeatures = caracteristicas.some(({ itens }) => itens.some(({ label, valor }) => label && valor));
  if (!hasFeatures) return null;
  return (
    <section className={layout.section} aria-labelledby="caracteristicas">
      <h2 id="caracteristicas">Características</h2>
      <FeatureLists {...props} />
    </section>
  );
}

/** Features by group; empty rows and groups are left out. */
function FeatureLists({ caracteristicas, size, isFolded = false }: Props) {
  const ofSize = size === undefined ? '' : ` (${size === '' ? 'de um só tamanho' : `tamanho ${size}`})`;
  return caracteristicas.map(({ nome, itens }) => {
    const rows = itens.filter(({ label, valor }) => label !== '' && valor !== '');
    if (rows.length === 0) return null;
    const title = nome ? (
      <h3 className={styles.name}>{/medida/i.test(nome) ? nome + ofSize : nome}</h3>
    ) : null;
    const list = (
      <dl className={styles.rows}>
        {rows.map(({ label, valor }) => (
          <div className={styles.row} key={`${label}${valor}`}>
            <dt>{label}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    );
    if (isFolded && title)
      return (
        <Disclosure title={title} key={nome}>
          {list}
        </Disclosure>
      );
    return (
      <div className={styles.group} key={nome}>
        {title}
        {list}
      </div>
    );
  });
}
