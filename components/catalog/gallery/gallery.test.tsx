import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { midias } from '@/lib/platform/schemas/product';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { wirePicture } from '@/lib/platform/testing/wire-products';
// On a busy machine, loading it takes longer than a test waits.
import '@/components/ui/carousel-slider';
import { layOutRow } from '@/components/ui/testing';
import { Gallery } from './gallery';

jest.mock('@/lib/config/store-site', () => ({ storeOrigins: () => ['https://loja'] }));

const pictures = (count: number) =>
  midias.parse(encode({ imagens: Array.from({ length: count }, (_, index) => wirePicture(index + 1)) }))
    .imagens;
const renderGallery = (count: number) =>
  render(<Gallery nome="Armação Serra" imagens={pictures(count)} selos={[]} />);

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
});

describeOnEachPlatform('Gallery', () => {
  test('PDP-06: every picture has a label; the first loads with priority, the others lazily', () => {
    renderGallery(3);
    const first = screen.getAllByRole('img', { name: 'Foto 1' })[0];
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getAllByRole('img', { name: 'Foto 2' })[0]).toHaveAttribute('loading', 'lazy');
  });

  test('PDP-06: thumbnails are anchor links to the pictures', () => {
    renderGallery(3);
    const link = screen.getByRole('link', { name: 'Foto 3' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('PDP-06, A28: each picture and each thumbnail is announced once', () => {
    renderGallery(3);
    for (const name of ['Foto 1', 'Foto 2', 'Foto 3']) {
      expect(screen.getAllByRole('img', { name })).toHaveLength(1);
      expect(screen.getAllByRole('link', { name })).toHaveLength(1);
    }
  });

  test('PDP-06: a picture links to its largest file', () => {
    renderGallery(2);
    expect(screen.getByRole('link', { name: 'Foto 2, ampliar' })).toHaveAttribute(
      'href',
      'https://loja/2.webp',
    );
  });

  test('C7: a picture from another host is shown, but it does not link there', () => {
    const [own] = pictures(1);
    const arquivos = { small: '', medium: '', big: '', zoom: 'https://evil.example/1.webp' };
    render(<Gallery nome="Armação Serra" imagens={own ? [{ ...own, arquivos }] : []} selos={[]} />);
    const link = screen.getByRole('link', { name: 'Foto 1, ampliar' });
    expect(link).toHaveAttribute('href', '#foto-1');
    expect(link).toHaveAttribute('data-file', 'https://evil.example/1.webp');
  });

  test('PDP-07: thumbnails have scroll arrows only if there are more than four', () => {
    const { unmount } = renderGallery(4);
    expect(screen.queryByRole('button', { name: 'Avançar miniaturas' })).toBeNull();
    unmount();
    renderGallery(5);
    expect(screen.getByRole('button', { name: 'Avançar miniaturas' })).toBeVisible();
  });

  test.each([
    [true, 218],
    [false, 83],
  ])('PDP-08: on a wide screen (%s) an arrow scrolls the thumbnails by %i px', async (matches, left) => {
    Object.assign(window, { matchMedia: () => ({ matches }) });
    renderGallery(5);
    const scrollBy = jest.fn();
    screen.getByRole('navigation', { name: 'Fotos' }).scrollBy = scrollBy;
    await userEvent.click(screen.getByRole('button', { name: 'Avançar miniaturas' }));
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left }));
  });

  test('PDP-06: once loaded, the slider changes pictures and disables its buttons at both ends', async () => {
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    renderGallery(3);
    const [row] = screen.getAllByRole('list');
    if (!row) throw new Error('no row of pictures');
    layOutRow(row, 600);
    expect(screen.queryByRole('button', { name: 'Foto anterior' })).toBeNull();
    await userEvent.hover(screen.getAllByRole('img', { name: 'Foto 1' })[0] ?? document.body);
    expect(await screen.findByRole('button', { name: 'Foto anterior' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Próxima foto' }));
    expect(row.scrollLeft).toBe(600);
    await userEvent.click(screen.getByRole('link', { name: 'Foto 3' }));
    expect(row.scrollLeft).toBe(1_200);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Foto 3 de 3'));
    expect(screen.getByRole('link', { name: 'Foto 3' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: 'Próxima foto' })).toBeDisabled();
  });

  test('PDP-06: a clicked thumbnail shows and marks its picture, even while the slider loads', async () => {
    renderGallery(3);
    const [row] = screen.getAllByRole('list');
    if (!row) throw new Error('no row of pictures');
    layOutRow(row, 600);
    fireEvent.click(screen.getByRole('link', { name: 'Foto 3' }));
    expect(row.scrollLeft).toBe(1_200);
    expect(screen.getByRole('link', { name: 'Foto 3' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Foto 1' })).not.toHaveAttribute('aria-current');
    await userEvent.hover(screen.getByRole('link', { name: 'Foto 2' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Foto 3 de 3');
  });

  test('A28: Alt with an arrow key on a thumbnail is left to the browser', () => {
    renderGallery(3);
    const [row] = screen.getAllByRole('list');
    if (!row) throw new Error('no row of pictures');
    layOutRow(row, 600);
    const thumb = screen.getByRole('link', { name: 'Foto 1' });
    expect(fireEvent.keyDown(thumb, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(thumb, { key: 'ArrowRight', metaKey: true })).toBe(true);
    expect(fireEvent.keyDown(thumb, { key: 'ArrowRight' })).toBe(false);
  });

  test('PDP-06: a single picture has no thumbnails; a product without pictures has no img', () => {
    const { unmount } = renderGallery(1);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getAllByRole('list')).toHaveLength(1);
    unmount();
    renderGallery(0);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
