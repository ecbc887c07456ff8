/**
 * A menu entry ready to show: no raw markup; `href` is safe for an anchor, null for a heading. Each page contains a
 * hundred entries, so empty fields are omitted.
 */
export type MenuLink = {
  label: string;
  href: string | null;
  /** Opens in a new tab. */
  target?: '_blank';
  /** Larger in panels, marked in the bar. */
  isHighlighted?: true;
  /** URL of a small picture. */
  icon?: string;
  children: MenuLink[];
};
