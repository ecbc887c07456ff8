import { BROWSER_ARGS } from '../lib/browser.cjs';

const LIMIT_MS = 30_000;
const SHOTS = 12;
/** Of the consent question, which would lie over every screen. */
const REFUSED = 'v2.p0.e0.m0.20260101';
const NOW = new Date('2026-03-02T12:00:00-03:00');

/** Colours and glyphs as no machine's settings change them. */
export const LAUNCH_ARGS = [
  ...BROWSER_ARGS,
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--hide-scrollbars',
];

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Waits for fonts and for the pictures on the screen, in the size that the screen asks for. */
const loadVisible = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const isOnScreen = (image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return (
        image.currentSrc !== '' && image.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight
      );
    };
    await Promise.all(
      [...document.images].filter(isOnScreen).map((image) => image.decode().catch(() => undefined)),
    );
  });

const shoot = (page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

/** Takes pictures until two in a row are the same. */
async function shootStill(page) {
  let last = await shoot(page);
  for (let shots = 1; shots < SHOTS; shots += 1) {
    await loadVisible(page);
    const next = await shoot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Opens a screen once, and yields `{ name, png }` for each width and colour scheme: 'listing-390-dark'. */
export async function* capture(browser, shop, { name, address, open }) {
  const context = await browser.newContext({
    baseURL: shop.baseUrl,
    viewport: SIZES[0],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    storageState: {
      origins: [],
      cookies: [
        {
          name: 'consentimento',
          value: REFUSED,
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
    },
  });
  context.setDefaultTimeout(LIMIT_MS);
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    // Every page asks for the cart once script has taken over, and for the settings once somebody moves.
    const hydrated = page.waitForResponse('**/v2/front/checkout/cart');
    await page.goto(await address(shop));
    await hydrated;
    await page.mouse.move(5, 200);
    await page.getByRole('link', { name: /WhatsApp 24 horas/ }).waitFor();
    await open?.(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await loadVisible(page);
      await page.emulateMedia({ colorScheme: 'light' });
      yield { name: `${name}-${size.width}-light`, png: await shootStill(page) };
      await page.emulateMedia({ colorScheme: 'dark' });
      yield { name: `${name}-${size.width}-dark`, png: await shoot(page) };
    }
  } finally {
    await context.close();
  }
}
