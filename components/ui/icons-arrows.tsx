/** Arrows of scrolling rows and of what opens downwards. */
import { Icon } from './icons-core';

export function ChevronLeftIcon() {
  return <Icon d="M14.5 6.5 9 12l5.5 5.5" />;
}

export function ChevronRightIcon() {
  return <Icon d="M9.5 6.5 15 12l-5.5 5.5" />;
}

export function ChevronDownIcon() {
  return <Icon d="m6.5 9.5 5.5 5.5 5.5-5.5" />;
}
