/** Icons of controls. */
import { Icon } from './icons-core';

export function PlusIcon() {
  return <Icon d="M12 5v14M5 12h14" />;
}

export function MinusIcon() {
  return <Icon d="M5 12h14" />;
}

export function TrashIcon() {
  return <Icon d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.25 11v5M13.75 11v5" />;
}

export function PauseIcon() {
  return <Icon d="M9 6v12M15 6v12" />;
}

export function PlayIcon() {
  return <Icon d="M8.5 5.5v13L18.5 12z" />;
}
