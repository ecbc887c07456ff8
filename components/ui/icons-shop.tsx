/** Things and places of the shop. One function per icon, so that a client bundle carries only those it uses. */
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

export function BagIcon() {
  return (
    <Icon>
      <path d="M5.5 8.5h13l1 12h-15zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
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

export function ReturnIcon() {
  return (
    <Icon>
      <path d="M8.5 5 4 9.5 8.5 14M4 9.5h11a4.75 4.75 0 0 1 0 9.5H8" />
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

export function StarIcon() {
  return (
    <Icon>
      <path d="m12 3.5 2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9l-5.3 3 1.2-6L3.4 9.8l6-.7z" />
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
