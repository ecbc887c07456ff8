'use client';

import { useId } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import type { FacetGroup } from '@/lib/catalog/listing/facet-groups';
import type { SortChoice } from '@/lib/catalog/listing/links';
import styles from './filter-panel.module.css';
import stagedStyles from './staged-filters.module.css';

/** The name of a group; while it is collapsed, also its chosen values: 'Formato: Redondo, Gatinho'. */
export function GroupTitle({ nome, links }: Pick<FacetGroup, 'nome' | 'links'>) {
  const chosen = links.flatMap(({ label, isActive }) => (isActive ? [label] : []));
  return (
    <span>
      {nome}
      {chosen.length > 0 ? <span className={stagedStyles.chosen}>: {chosen.join(', ')}</span> : null}
    </span>
  );
}

type StagedGroupProps = {
  group: FacetGroup;
  onPick: (group: string, label: string) => void;
};

/** A filter group with its values as checkboxes, styled like the links that they replace. */
export function StagedGroup({ group: { id, nome, links }, onPick }: StagedGroupProps) {
  // The fields below the price ranges show a typed one.
  const values = links.filter(({ isTyped }) => !isTyped);
  return (
    <fieldset className={stagedStyles.group}>
      <legend className="visually-hidden">{nome}</legend>
      {values.map(({ label, isActive, image, count }) => (
        <label
          className={styles.value}
          data-on={isActive || undefined}
          data-single={id === 'preco' || undefined}
          key={label}
        >
          <input
            className={stagedStyles.box}
            type="checkbox"
            checked={isActive}
            disabled={count === 0 && !isActive}
            onChange={() => onPick(id, label)}
          />
          {image ? <img src={image} alt="" /> : null}
          {label}
          {count === undefined ? null : (
            <span className={stagedStyles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

type StagedSettingProps = {
  title: string;
  choices: readonly Pick<SortChoice, 'value' | 'label'>[];
  value: string | undefined;
  onChoose: (value: string) => void;
};

/** Sort order or page size of the list as a choice in the sheet, where phones have both. */
export function StagedSetting({ title, choices, value: selected, onChoose }: StagedSettingProps) {
  const name = useId();
  if (choices.length === 0) return null;
  const current = choices.find(({ value }) => value === selected)?.label;
  return (
    <Disclosure title={current ? `${title}: ${current}` : title}>
      <fieldset className={stagedStyles.group}>
        <legend className="visually-hidden">{title}</legend>
        {choices.map(({ value, label }) => (
          <label className={styles.value} data-on={value === selected || undefined} data-single key={value}>
            <input
              className={stagedStyles.box}
              type="radio"
              name={name}
              checked={value === selected}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Disclosure>
  );
}
