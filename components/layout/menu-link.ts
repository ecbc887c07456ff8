/** Entry of a menu, ready to show: `href` is safe to put into an anchor, `null` for a mere heading. */
export type MenuLink = {
  label: string;
  href: string | null;
  /** `_blank` opens a new tab; anything else stays. */
  target: string;
  /** Set apart: larger in panels, marked in the bar. */
  destaque: boolean;
  /** Address of a small picture or drawing, `''` for none. */
  icone: string;
  children: MenuLink[];
};
