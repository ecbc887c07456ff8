import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { searchInput } from './search-field';
import styles from './search-form.module.css';

/** Search form of error and empty pages, and of the results for a `query`, whose heading names it; to /busca?busca={text}. */
export function SearchForm({ query }: { query?: string | undefined }) {
  const { 'aria-label': label, ...input } = searchInput;
  return (
    <search>
      <form className={styles.form} action="/busca" method="get">
        <TextField
          {...input}
          label={query === undefined ? label : <span className="visually-hidden">{label}</span>}
          defaultValue={query}
        />
        <Button type="submit">Buscar</Button>
      </form>
    </search>
  );
}
