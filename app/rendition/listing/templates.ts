import type { ReactNode } from 'react';
import type { ListingTemplateProps } from '@/lib/listing/layout';

type ListingTemplate = (props: ListingTemplateProps) => ReactNode | Promise<ReactNode>;

/**
 * Templates that `layoutPersonalizado.layout` may ask for, by name in small letters (LIST-53). A name that is
 * not here gets the usual listing. To add one: build it in a room of components, put it in here.
 */
const TEMPLATES: Record<string, ListingTemplate> = {};

/** The template of that name; undefined for the usual listing. */
export function listingTemplate(name: string): ListingTemplate | undefined {
  return Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined;
}
