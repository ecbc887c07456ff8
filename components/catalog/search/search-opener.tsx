import { IconButton } from '@/components/ui/icon-button';
import { SearchIcon } from '@/components/ui/icons-core';
import { SEARCH_BOX_ID } from './search-input';

/** Search toggle apart from its box, which `HeaderSearch` renders: it opens that by native means. */
export function SearchOpener() {
  return (
    <IconButton label="Abrir busca" popoverTarget={SEARCH_BOX_ID}>
      <SearchIcon />
    </IconButton>
  );
}
