/**
 * A menu entry ready to show: no raw markup; `href` is safe for an anchor, null for a heading. Each page carries a
 * hundred of them, so they omit what does not apply.
 */
export type MenuLink = {
  label: string;
  href: string | null;
  /** Opens a new tab. */
  target?: '_blank';
  /** Larger in panels, marked in the bar. */
  isHighlighted?: true;
  /** URL of a small picture. */
  icon?: string;
  children: MenuLink[];
};
