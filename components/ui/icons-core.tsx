/**
 * Icons that every page or listing loads at once. The bundler loads a module as a whole, so icons that other pages or
 * lazily loaded parts need are in their own modules.
 */
import { Icon } from './icon';

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3.5 8h17M3.5 16h17" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="10.75" cy="10.75" r="6.75" />
      <path d="m15.75 15.75 4.75 4.75" />
    </Icon>
  );
}

export function FilterIcon() {
  return (
    <Icon>
      <path d="M3.5 8h9M18.5 8h2M3.5 16h2M11.5 16h9" />
      <circle cx="15.5" cy="8" r="2.75" />
      <circle cx="8.5" cy="16" r="2.75" />
    </Icon>
  );
}

export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
    </Icon>
  );
}

export function ArrowRightIcon() {
  return (
    <Icon>
      <path d="M4 12h15.5M13.5 6l6 6-6 6" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.75 4.75L19.5 7.25" />
    </Icon>
  );
}

export function BagIcon() {
  return (
    <Icon>
      <path d="M5.5 8.5h13l1 12h-15zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
    </Icon>
  );
}

export function ReturnIcon() {
  return (
    <Icon>
      <path d="M8.5 5 4 9.5 8.5 14M4 9.5h11a4.75 4.75 0 0 1 0 9.5H8" />
    </Icon>
  );
}

export function LockIcon() {
  return (
    <Icon>
      <path d="M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />
    </Icon>
  );
}

export function ShieldIcon() {
  return (
    <Icon>
      <path d="M12 3.5 4.5 6v5.5c0 4.2 2.6 7.2 7.5 9 4.9-1.8 7.5-4.8 7.5-9V6zM8.5 12l2.5 2.5 4.5-4.5" />
    </Icon>
  );
}

export function InstagramIcon() {
  return (
    <Icon>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1v.1" />
    </Icon>
  );
}

export function FacebookIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M11.5 20.3V11c0-2 1-3 3-3h.8M9 12.8h5.5" />
    </Icon>
  );
}

export function BlogIcon() {
  return (
    <Icon>
      <path d="M4.5 19.5 6 14.5 15.5 5l3.5 3.5L9.5 18zM13 7.5l3.5 3.5" />
    </Icon>
  );
}

export function AccessibilityIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.75" />
      <circle cx="12" cy="7.4" r=".9" />
      <path d="M7.5 10c3 .9 6 .9 9 0M12 10.7v3M12 13.7l-2.3 4M12 13.7l2.3 4" />
    </Icon>
  );
}
