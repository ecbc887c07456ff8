/** Controls of the interface. One function per icon, so that a client bundle carries only those it uses. */
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

export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
    </Icon>
  );
}

export function ChevronLeftIcon() {
  return (
    <Icon>
      <path d="M14.5 6.5 9 12l5.5 5.5" />
    </Icon>
  );
}

export function ChevronRightIcon() {
  return (
    <Icon>
      <path d="M9.5 6.5 15 12l-5.5 5.5" />
    </Icon>
  );
}

export function ChevronFirstIcon() {
  return (
    <Icon>
      <path d="M17.5 6.5 12 12l5.5 5.5M7.5 6.5v11" />
    </Icon>
  );
}

export function ChevronLastIcon() {
  return (
    <Icon>
      <path d="M6.5 6.5 12 12l-5.5 5.5M16.5 6.5v11" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function MinusIcon() {
  return (
    <Icon>
      <path d="M5 12h14" />
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

export function FilterIcon() {
  return (
    <Icon>
      <path d="M3.5 8h9M18.5 8h2M3.5 16h2M11.5 16h9" />
      <circle cx="15.5" cy="8" r="2.75" />
      <circle cx="8.5" cy="16" r="2.75" />
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

export function TrashIcon() {
  return (
    <Icon>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.25 11v5M13.75 11v5" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M8.5 5.5v13L18.5 12z" />
    </Icon>
  );
}
