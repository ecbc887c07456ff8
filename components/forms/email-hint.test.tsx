import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './contact-form';
import { NewsletterForm } from './newsletter-form';

test.each([
  ['contact', () => <ContactForm email={null} />],
  ['newsletter', () => <NewsletterForm />],
])(
  'CONTACT-03: in the %s form a mistyped address gets a hint, and is corrected only by a click',
  async (_, form) => {
    render(form());
    const email = screen.getByRole('textbox', { name: /E-mail|novidades/ });
    fireEvent.focus(email);
    await act(async () => {
      await Promise.all([import('./contact-code'), import('./newsletter-code')]);
    });
    await userEvent.type(email, 'ana@gmial.com');
    await userEvent.tab();
    const meant = await screen.findByRole('button', { name: 'ana@gmail.com' });
    expect(email).toHaveValue('ana@gmial.com');
    await userEvent.click(meant);
    expect(email).toHaveValue('ana@gmail.com');
    expect(email).toHaveFocus();
    expect(screen.queryByText(/Você quis dizer/)).not.toBeInTheDocument();
  },
);
