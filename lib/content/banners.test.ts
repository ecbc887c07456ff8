import { bannersSchema } from '@/lib/platform/schemas/blocks';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { pitchLine } from './banners';

const FREE = 'Frete Grátis Brasil';

const STORE = 'https://loja.example';

function lineOf(given: object) {
  const wire = { banners: [{ id: 4, nome: '', alt: '', dimensoes: {}, ...given }] };
  return pitchLine(bannersSchema.parse(encode(wire)).banners[0], [STORE], FREE);
}

const picture = { imagem: 'https://loja.example/a.webp' };

describeOnEachPlatform('the promo bar above the header', () => {
  test('HEAD-10: the promo bar has the text and link of the platform’s banner', () => {
    const desktop = {
      ...picture,
      parametrosAdicionais: { title: 'Frete grátis hoje' },
      link: `${STORE}/pagina/politica-de-entrega`,
    };
    expect(lineOf({ dimensoes: { desktop } })).toEqual({
      text: 'Frete grátis hoje',
      href: '/pagina/politica-de-entrega',
    });
  });

  test('HEAD-10: a picture banner is replaced by its alt text, and a javascript: link is dropped', () => {
    const desktop = { ...picture, link: 'javascript:alert(1)' };
    expect(lineOf({ alt: 'Dez anos de loja', dimensoes: { desktop } })).toEqual({
      text: 'Dez anos de loja',
      href: null,
    });
  });

  test('HEAD-10: without a banner the promo bar has the text in the specification', () => {
    expect(pitchLine(undefined, [STORE], FREE)).toEqual({ text: FREE, href: null });
  });
});
