/** The seller, as the law requires on every page (Decreto 7.962/2013, art. 2). */
export type CompanyInfo = {
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

/** Strokes in the text colour: a viewBox and path data. */
export type LineDrawing = { viewBox: string; paths: readonly string[] };

/** Header drawing of the black campaign pages: dark shapes before a light, in a box of 1200 by 560. */
export type EclipseDrawing = {
  /** x of the centre of each shape; y is 285. */
  centres: readonly number[];
  /** Outline of a shape around 0,0, about 200 in radius. */
  body: string;
  /** Strokes of light beside the shapes; '' for none. */
  beside: string;
};

/** The shop's name, one letter of which is drawn in a box of 62 by 122. */
export type WordmarkParts = {
  before: string;
  after: string;
  /** Thick outline of the letter. */
  ring: string;
  /** Hairline through it. */
  line: string;
};

/** Texts that differ between shops; all others fit any shop. */
export type StorefrontCopy = {
  /** Title and description of the home page when the platform names none. */
  homeTitle: string;
  homeDescription: string;
  /** First section of the home page. */
  hero: { title: string; lead: string };
  /** Free service of the physical stores, among the benefits on the home page. */
  storeService: string;
  /** Why to visit them, beside the buy button. */
  storeVisit: string;
  /** Who answers questions about a product: 'um ótico', 'um dos nossos óticos'. */
  adviser: { one: string; oneOfOurs: string };
  /** What to try after a search without results. */
  noResultsTip: string;
  /** Title of the category menu on black campaign pages. */
  campaignMenu: string;
  /** Headings of the home page's banner sections. */
  bannerSections: { styles: string; trends: string; social: string };
  /** Last section of the home page, about the company. */
  aboutTeaser: { title: string; text: string; action: string };
  /** Paragraphs of /pagina/quem-somos, for a platform without a text of its own. */
  about: readonly string[];
  /** Description of the brands index. */
  brandsDescription: string;
  /** First sentence of the accessibility statement. */
  accessibility: string;
};

/** Features that only some shops have. */
export type StorefrontFeatures = {
  /** Choice of lenses on product pages. */
  lenses: boolean;
  /** Table of a frame's measurements, read from fixed positions of its features. */
  measurements: boolean;
  /** Whether subcategory names are clear on their own: 'Geradores', unlike 'Feminino'. */
  standaloneCategoryNames: boolean;
  /** Our own page after Black Friday, about glasses; otherwise the platform's is shown. */
  postBlackFriday: boolean;
};

/** Id in Google's product taxonomy for products with a matching name. */
export type FeedCategory = { pattern: RegExp; googleId: string };

/** Everything that differs between the shops of this storefront. */
export type Storefront = {
  id: string;
  name: string;
  company: CompanyInfo;
  wordmark: WordmarkParts;
  /** Line drawing for pages without a picture. */
  emblem: LineDrawing;
  /** The same as an icon of 24 by 24: path data of strokes. */
  icon: readonly string[];
  eclipse: EclipseDrawing;
  /** The first match is a product's category in the feed; none is better than a wrong one. */
  feedCategories: readonly FeedCategory[];
  /** Address of a style sheet that overrides the tokens of styles/tokens.css, or null. */
  palette: string | null;
  /** Colours for `theme-color`, the same as `--color-paper`. */
  themeColours: { light: string; dark: string };
  copy: StorefrontCopy;
  features: StorefrontFeatures;
};
