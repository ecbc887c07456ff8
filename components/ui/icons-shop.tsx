/** Icons of things and places. */
import { Icon } from './icon';

export function UserIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6" />
    </Icon>
  );
}

export function HeartIcon({ filled = false }: { filled?: boolean }) {
  return (
    <Icon>
      <path
        fill={filled ? 'currentColor' : undefined}
        d="M12 20C7 16.3 3.5 13 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7C20.5 13 17 16.3 12 20Z"
      />
    </Icon>
  );
}

export function GlassesIcon() {
  return (
    <Icon>
      <circle cx="6.75" cy="13.5" r="3.75" />
      <circle cx="17.25" cy="13.5" r="3.75" />
      <path d="M10.5 13c.4-1.2 2.6-1.2 3 0M3 13l1.5-6M21 13l-1.5-6" />
    </Icon>
  );
}

export function TruckIcon() {
  return (
    <Icon>
      <path d="M2.5 6.5h11.5v10H2.5zM14 10h4l3.5 3.5v3H14z" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17.5" cy="17.5" r="2" />
    </Icon>
  );
}

export function WhatsAppIcon() {
  return (
    <Icon>
      <path d="m3.5 20.5 1.3-4.4a8.5 8.5 0 1 1 3.2 3.1zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-1.7-2.2-1.1-.9 1c-1-.4-1.7-1.1-2.1-2.1l1-.9L10.7 8z" />
    </Icon>
  );
}

export function PinIcon() {
  return (
    <Icon>
      <path d="M12 21c4.6-4.6 7-8.2 7-11.2A7 7 0 0 0 5 9.8C5 12.8 7.4 16.4 12 21Z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}

export function StarIcon() {
  return (
    <Icon>
      <path d="m12 3.5 2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9l-5.3 3 1.2-6L3.4 9.8l6-.7z" />
    </Icon>
  );
}
