/** Icons of things and places. */
import { Icon } from './icons-core';

export function GlassesIcon() {
  return (
    <Icon d="M3 13.5a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0ZM13.5 13.5a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0ZM10.5 13c.4-1.2 2.6-1.2 3 0M3 13l1.5-6M21 13l-1.5-6" />
  );
}

export function TruckIcon() {
  return (
    <Icon d="M2.5 6.5h11.5v10H2.5zM14 10h4l3.5 3.5v3H14zM5 17.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM15.5 17.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z" />
  );
}

export function WhatsAppIcon() {
  return (
    <Icon d="m3.5 20.5 1.3-4.4a8.5 8.5 0 1 1 3.2 3.1zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-1.7-2.2-1.1-.9 1c-1-.4-1.7-1.1-2.1-2.1l1-.9L10.7 8z" />
  );
}

export function PinIcon() {
  return (
    <Icon d="M12 21c4.6-4.6 7-8.2 7-11.2A7 7 0 0 0 5 9.8C5 12.8 7.4 16.4 12 21ZM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z" />
  );
}

export function StarIcon() {
  return <Icon d="m12 3.5 2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9l-5.3 3 1.2-6L3.4 9.8l6-.7z" />;
}
