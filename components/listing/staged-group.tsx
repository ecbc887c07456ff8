import type { FacetLink } from '@/lib/listing/facet-link';
import styles from './filter-panel.module.css';
import own from './staged-group.module.css';

type Props = {
  grupo: { id: string; nome: string; links: readonly FacetLink[] };
  onPick: (grupo: string, label: string) => void;
};

/** One facet with its values as boxes to tick, in the look of the links that they stand for (LIST-20). */
export function StagedGroup({ grupo: { id, nome, links }, onPick }: Props) {
  return (
    <fieldset className={own.group}>
      <legend className="visually-hidden">{nome}</legend>
      {links.map(({ label, ativo, imagem }) => (
        <label className={styles.value} data-on={ativo || undefined} key={label}>
          <input className={own.box} type="checkbox" checked={ativo} onChange={() => onPick(id, label)} />
          {imagem ? <img src={imagem} alt="" width={24} height={24} /> : null}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
