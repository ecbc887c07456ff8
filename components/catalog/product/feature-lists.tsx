import { Disclosure } from '@/components/ui/disclosure';
import type { Caracteristica } from '@/lib/platform/schemas/product-detail';
import styles from './feature-lists.module.css';
import layout from './product-screen.module.css';

type Props = {
  caracteristicas: readonly Caracteristica[];
  /** Size of the measurements among them, `''` when unknown; undefined for a product with one size. */
  size?: string | undefined;
  /** Whether the table of measures follows the chosen size: then those of one size are left out here. */
  isCharted?: boolean;
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

const MEASURES = /medida/i;
const MILLIMETRES = /^\d+(?:[.,]\d+)?\s*mm$/i;

/** Features by group; empty rows and groups are left out. */
function FeatureLists({ caracteristicas, size, isCharted = false, isFolded = false }: Props) {
  const ofSize = size === undefined ? '' : ` (${size === '' ? 'de um só tamanho' : `tamanho ${size}`})`;
  return caracteristicas.map(({ nome, itens }) => {
    const isMeasures = MEASURES.test(nome);
    const rows = itens.filter(
      ({ label, valor }) =>
        label !== '' && valor !== '' && !(isCharted && isMeasures && MILLIMETRES.test(valor)),
    );
    if (rows.length === 0) return null;
    const title = nome ? <h3 className={styles.name}>{isMeasures ? nome + ofSize : nome}</h3> : null;
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
