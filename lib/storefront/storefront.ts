/** Who sells: what the law wants to be found on every page (Decreto 7.962/2013, art. 2) and how to reach them. */
export type ShopFacts = {
  legalName: string;
  /** Formatted, with valid check digits. */
  cnpj: string;
  address: string;
  email: string;
  /** As shown, and as dialled (E.164). */
  phone: { label: string; dial: string };
  hours: string;
  whatsApp: string;
};

/** A drawing of strokes in the colour of the text: a viewBox and path data. */
export type LineDrawing = { viewBox: string; paths: readonly string[] };

/** What stands in eclipse at the head of a black page, in a box of 1200 by 560. */
export type EclipseDrawing = {
  /** Where the dark bodies stand: x of each centre, which is at a height of 285. */
  centres: readonly number[];
  /** Outline of one body, about 200 in radius, around 0,0. */
  body: string;
  /** Strokes of the same light beside the bodies; '' for none. */
  beside: string;
};

/** The shop's name in type, one of whose letters is drawn in a box of 62 by 122 units. */
export type WordmarkParts = {
  before: string;
  after: string;
  /** Thick outline of the letter. */
  ring: string;
  /** Hairline through it. */
  line: string;
};

/** Texts that differ from shop to shop; all others are written so that they fit any shop. */
export type StorefrontWords = {
  /** Title and description of the home page when the platform names none. */
  homeTitle: string;
  homeDescription: string;
  /** Opening stage of the home page. */
  opening: { title: string; lead: string };
  /** What the shops in the street do for nothing, among the advantages on the home page (HOME-15). */
  promise: string;
  /** What they are good for, beside the buy button (A19). */
  visit: string;
  /** Who answers questions about a product: 'um ótico', 'um dos nossos óticos'. */
  adviser: { one: string; ofOurs: string };
  /** What to try after a search without results (LIST-28). */
  searchAdvice: string;
  /** Name of the categories' menu on black pages (VARIANT-04). */
  campaignMenu: string;
  /** Headings of the home page's stages of banners. */
  stages: { styles: string; trends: string; social: string };
  /** Closing stage of the home page, about the house. */
  house: { title: string; text: string; action: string };
  /** Paragraphs about the shop, for a platform that has no text of its own at /pagina/quem-somos (INST-20). */
  about: readonly string[];
  /** Description of the brands index. */
  brandsDescription: string;
  /** First sentence of the accessibility statement. */
  accessibility: string;
};

/** Parts that only make sense for some shops. */
export type StorefrontFeatures = {
  /** Choice of lenses on product pages (LENS-01). */
  lenses: boolean;
  /** Table of a frame's measures, read from fixed feature positions (PDP-18). */
  measurements: boolean;
  /** Whether the name of a category's part says by itself what it holds: 'Geradores', not 'Feminino' (FOOT-07). */
  namesStandAlone: boolean;
  /** Our own page after Black Friday, which speaks of glasses (BF-01); without it the platform's is shown. */
  postBlackFriday: boolean;
};

/** Number of Google's product taxonomy for what is called so. */
export type FeedCategory = { called: RegExp; number: string };

/** Everything that tells one shop of this storefront from another (VARIANT-01, A-71). */
export type Storefront = {
  id: string;
  name: string;
  facts: ShopFacts;
  wordmark: WordmarkParts;
  /** Quiet drawing of what the shop sells, for pages without a picture. */
  emblem: LineDrawing;
  /** The same as an icon: paths of strokes in a box of 24 by 24. */
  symbol: readonly string[];
  eclipse: EclipseDrawing;
  /** The first that fits names a product's category in the feed; none is better than a wrong one (B25). */
  feedCategories: readonly FeedCategory[];
  /** Address of the style sheet that sets the tokens anew, or null for those of styles/tokens.css. */
  palette: string | null;
  /** Colour of the page as browsers paint their own frame in, by scheme: that of `--color-paper`. */
  themeColours: { light: string; dark: string };
  words: StorefrontWords;
  features: StorefrontFeatures;
};
