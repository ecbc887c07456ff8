/** The section with the list and its controls. */
export const PRODUCTS_ID = 'produtos';

/** The filter menu: a column, or a sheet that the button with this target opens. */
export const FILTER_PANEL_ID = 'filtros';
