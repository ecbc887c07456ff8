/** Icons of the account, apart from those of the shop because the header of every page loads them. */
import { Icon } from './icons-core';

export function UserIcon() {
  return <Icon d="M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6" />;
}

export function HeartIcon({ filled = false }: { filled?: boolean }) {
  return (
    <Icon
      d="M12 20C7 16.3 3.5 13 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7C20.5 13 17 16.3 12 20Z"
      fill={filled ? 'currentColor' : undefined}
    />
  );
}
