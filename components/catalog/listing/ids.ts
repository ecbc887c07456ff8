/** The section with the list and its controls. */
export const PRODUCTS_ID = 'produtos';

/** The filter menu: a column, or a sheet that opens with the button that targets it. */
export const FILTER_PANEL_ID = 'filtros';
