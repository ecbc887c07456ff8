/** @jest-environment node */
import { storefronts } from '../storefronts';

test.each(Object.entries(storefronts))(
  'L9: %s names the data protection officer and how to contact them',
  (_key, { shop }) => {
    const privacy = shop.pages.get('/pagina/politica-de-privacidade')?.html ?? '';
    const officer = privacy.match(
      /[Ee]ncarregad[oa] pelos dados é [A-Z]\S+ [A-Z]\S+: escreva para (<a [^>]*>)/,
    );
    expect(officer?.[1]).toBe(`<a href="mailto:${shop.contact.email}">`);
    expect(privacy).toContain('Autoridade Nacional de Proteção de Dados');
  },
);
