import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCollage } from '@/lib/try-on/collage';
import { SavePictures } from './save-pictures';

jest.mock('@/lib/try-on/collage');

const FAILURE = 'Não deu certo. Tente de novo.';
const PICTURES = [{ canvas: document.createElement('canvas'), name: 'Serra' }];

const emulateShareSheet = (sheet: Partial<Pick<Navigator, 'canShare' | 'share'>>) =>
  Object.assign(navigator, { canShare: undefined, share: undefined, ...sheet });

/** Shares the pictures on a device whose share sheet is `share`. */
async function share(shareNatively: () => Promise<void>) {
  const onShare = jest.fn<Promise<void>, [ShareData?]>(shareNatively);
  emulateShareSheet({ canShare: () => true, share: onShare });
  render(<SavePictures pictures={PICTURES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compartilhar' }));
  return onShare;
}

beforeEach(() => {
  jest.mocked(createCollage).mockResolvedValue(new Blob(['x'], { type: 'image/jpeg' }));
});
afterEach(() => emulateShareSheet({}));

test('TRY-07: the picture is shared as a file, without text or a URL', async () => {
  const onShare = await share(() => Promise.resolve());
  const [data] = onShare.mock.calls[0] ?? [];
  expect(Object.keys(data ?? {})).toEqual(['files']);
  expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([['provador.jpg', 'image/jpeg']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each<[string, Partial<Navigator>]>([
  ['no share sheet', {}],
  ['a share sheet that takes no files', { canShare: () => false, share: () => Promise.resolve() }],
])('TRY-07: with %s the picture can only be downloaded', (_name, sheet) => {
  emulateShareSheet(sheet);
  render(<SavePictures pictures={PICTURES} />);
  expect(screen.getByRole('button', { name: 'Salvar a imagem' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compartilhar' })).not.toBeInTheDocument();
});

test('TRY-07: a downloaded picture stays available until the browser has read it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: revoke });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  emulateShareSheet({});
  render(<SavePictures pictures={PICTURES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar a imagem' }));
  expect(await screen.findByText('Imagem salva neste aparelho.')).toBeVisible();
  expect(click).toHaveBeenCalledTimes(1);
  expect(revoke).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(revoke).toHaveBeenCalledWith('blob:picture');
  click.mockRestore();
  jest.useRealTimers();
});

test('TRY-07: closing the share sheet is not reported as a failure', async () => {
  await share(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('TRY-07: if the share sheet fails, a message says so, and the picture can still be downloaded', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await share(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(screen.getByRole('status')).toHaveTextContent(FAILURE);
  expect(screen.getByRole('button', { name: 'Salvar a imagem' })).toBeEnabled();
});
