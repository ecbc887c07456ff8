import { Fragment } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { type MeasurementsBySize, sizeName } from '@/lib/catalog/product/frame-size';
import type { Caracteristica } from '@/lib/platform/schemas/product-detail';
import { ChosenMeasurements } from './chosen-measurements';
import styles from './feature-lists.module.css';
import layout from './product-screen.module.css';

type Props = {
  caracteristicas: readonly Caracteristica[];
  /**
   * The measurements by size of a product with several. Those in the list are the first. If the page's table of
   * measurements follows the chosen size, the list omits them, and hides what else it knows of one size, such as the
   * weight, while another is chosen.
   */
  measured?: MeasurementsBySize | undefined;
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
function FeatureLists({ caracteristicas, measured, isFolded = false }: Props) {
  const [first, ...others] = measured ?? [];
  const isCharted = others.length > 0;
  const size = first && sizeName(first.size, first.mm.frontWidth);
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
    const group = (
      <Fragment key={nome}>
        {title}
        {list}
      </Fragment>
    );
    if (!measured || !isCharted || !isMeasures) return group;
    return (
      <ChosenMeasurements key={nome} measured={measured} isOnlyFirst>
        {group}
      </ChosenMeasurements>
    );
  });
}
