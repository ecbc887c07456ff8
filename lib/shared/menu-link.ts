/**
 * A menu entry ready to show: no raw markup; `href` is safe for an anchor, null for a heading. Each page carries a
 * hundred of them, so they omit what does not apply.
 */
export type MenuLink = {
  label: string;
  href: string | null;
  /** Opens a new tab. */
  target?: '_blank';
  /** Highlighted: larger in panels, marked in the bar. */
  destaque?: true;
  /** URL of a small picture. */
  icone?: string;
  children: MenuLink[];
};
