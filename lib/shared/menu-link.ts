/**
 * A menu entry that is ready to show: without raw markup. `href` is safe for an anchor, and null for a
 * heading. Each page contains about a hundred entries, so empty fields are left out.
 */
export type MenuLink = {
  label: string;
  href: string | null;
  /** Set if the link opens in a new tab. */
  target?: '_blank';
  /** Set if the entry is larger in panels and marked in the bar. */
  isHighlighted?: true;
  /** URL of a small picture. */
  icon?: string;
  children: MenuLink[];
};
