import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { searchInput } from './search-field';
import styles from './search-form.module.css';

type Props = {
  query?: string | undefined;
  variant?: 'secondary' | undefined;
  label?: string;
  placeholder?: string;
};

/**
 * Search form on error pages, empty pages and the results for a `query` (which the heading names); submits to
 * /busca?busca={text}.
 */
export function SearchForm({ query, variant, ...texts }: Props) {
  const { 'aria-label': name, ...input } = searchInput;
  const { label = name, placeholder = input.placeholder } = texts;
  return (
    <search>
      <form className={styles.form} action="/busca" method="get">
        <TextField
          {...input}
          placeholder={placeholder}
          label={query === undefined ? label : <span className="visually-hidden">{label}</span>}
          defaultValue={query}
        />
        <Button type="submit" variant={variant}>
          Buscar
        </Button>
      </form>
    </search>
  );
}
