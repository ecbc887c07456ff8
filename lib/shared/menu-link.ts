/** A menu entry ready to show: no raw markup; `href` is safe for an anchor, null for a heading. */
export type MenuLink = {
  label: string;
  href: string | null;
  /** `_blank` opens a new tab; any other value is ignored. */
  target: string;
  /** Highlighted: larger in panels, marked in the bar. */
  destaque: boolean;
  /** URL of a small picture; `''` for none. */
  icone: string;
  children: MenuLink[];
};
