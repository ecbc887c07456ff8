import { Fragment } from 'react';
import type { Purpose } from '@/lib/consent/stored-data';
import { StoredDataList } from './stored-data-list';

const PURPOSES: readonly [Purpose, string][] = [
  ['necessario', 'Guardados sempre, porque são necessários'],
  ['preferencias', 'Só com a sua permissão: preferências'],
  ['estatistica', 'Só com a sua permissão: estatística'],
  ['marketing', 'Só com a sua permissão: marketing'],
];

/** Everything that the shop and its tools may leave in a browser, purpose by purpose, for the privacy page (L9, L10). */
export function StoredDataSections() {
  return PURPOSES.map(([purpose, title]) => (
    <Fragment key={purpose}>
      <h3>{title}</h3>
      <StoredDataList purpose={purpose} />
    </Fragment>
  ));
}
