import type { ReactNode } from 'react';
import { BlackTemplate } from '@/app/rendition/listing/black-template';
import type { ListingTemplateProps } from '@/lib/listing/layout';

export type ListingTemplate = (props: ListingTemplateProps) => ReactNode | Promise<ReactNode>;

/**
 * Templates that `layoutPersonalizado.layout` of a landing page may ask for, by name in small letters (LIST-53,
 * A name that is not here gets the usual listing. To add one: build it in a room of components, put it in
 * here.
 */
const TEMPLATES: Record<string, ListingTemplate> = { black: BlackTemplate };

/** The template of that name; undefined for the usual listing. */
export function listingTemplate(name: string): ListingTemplate | undefined {
  return Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined;
}
