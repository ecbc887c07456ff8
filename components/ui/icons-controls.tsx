/** Icons of controls. */
import { Icon } from './icon';

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
