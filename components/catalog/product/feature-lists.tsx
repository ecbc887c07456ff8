import { Fragment } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import type { Caracteristica } from '@/lib/platform/schemas/product-detail';
import styles from './feature-lists.module.css';
import layout from './product-screen.module.css';

type Props = {
  caracteristicas: readonly Caracteristica[];
  /** Size that the measurements in the list belong to, `''` if unknown; undefined for a product with one size. */
  size?: string | undefined;
  /** Whether the table of measurements follows the chosen size; then the list omits those of one size. */
  isCharted?: boolean;
  /** Whether each group is collapsible, as with the features of several products. */
  isFolded?: boolean;
};

/** Section with a product's features; null for a product without any. */
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

/** Features by group, without empty rows and groups. */
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
          <Fragment key={`${label}${valor}`}>
            <dt>{label}</dt>
            <dd>{valor}</dd>
          </Fragment>
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
      <Fragment key={nome}>
        {title}
        {list}
      </Fragment>
    );
  });
}
