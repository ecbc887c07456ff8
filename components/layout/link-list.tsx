import { ShopLink } from './shop-link';

type Props = {
  /** `icon` is the address of a small picture; '' or none for an entry without one. */
  links: readonly { label: string; href: string; icon?: string }[];
  className?: string;
  linkClassName?: string;
  /** Look and room (CSS px) of the icons. */
  icons?: { className?: string; width: number; height: number };
};

/** A list of links, or nothing when there are none: empty lists are read out as such. */
export function LinkList({ links, className, linkClassName, icons }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <ShopLink className={linkClassName} href={href}>
            {icons && icon ? <img {...icons} src={icon} alt="" loading="lazy" /> : null}
            {label}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
