import { render, screen } from '@testing-library/react';
import { OfferGrid } from './offer-grid';
import { sampleListing } from './testing/sample-listing';

test('BF-07: links to further lists follow the products of a campaign', () => {
  const { produtos } = sampleListing({ produtos: 2 }).conteudo;
  const lists = [{ label: 'Óculos de sol', href: '/solares' }];
  const { rerender } = render(
    <OfferGrid id="ofertas" title="Ofertas" produtos={produtos} whatsapp="" lists={lists} />,
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Ver mais em Óculos de sol' })).toHaveAttribute('href', '/solares');
  rerender(<OfferGrid id="ofertas" title="Ofertas" produtos={produtos} whatsapp="" />);
  expect(screen.queryByRole('link', { name: /^Ver mais/ })).toBeNull();
});
