export type PostalAddress = {
  /** Street, number, district. */
  street: string;
  locality: string;
  /** Two letters, such as SP. */
  region: string;
  postalCode: string;
};

/** The seller, as the law requires on every page (Decreto 7.962/2013, art. 2). */
export type Company = {
  legalName: string;
  /** Formatted, with valid check digits. */
  cnpj: string;
  address: PostalAddress;
};

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Support hours, as text and for structured data (`09:00`). */
export type OpeningHours = {
  text: string;
  schedule: readonly { days: readonly Weekday[]; opens: string; closes: string }[];
};

/** How to reach the shop; null for missing ways. The WhatsApp number is in the platform's settings. */
export type Contact = {
  email: string | null;
  /** As shown, and as dialled (E.164). */
  phone: { label: string; dial: string } | null;
  hours: OpeningHours | null;
  /** Next to the WhatsApp link, such as 'WhatsApp 24 horas'. */
  whatsApp: string | null;
};

/** Data protection officer (LGPD, art. 41). */
type DataOfficer = { name: string; email: string };

/** The consumer protection office of the shop's city or state; `href` is https. */
type Procon = { name: string; href: string };

/**
 * Terms of instalments with interest (CDC, arts. 52 and 54-B): days that an offer is valid, and the charges for late
 * payment.
 */
export type Credit = { validDays: number; lateCharges: string };

/** How long the server keeps its records; deploy/ uses the default. */
type Retention = { accessMonths: number; failureDays: number };

/** Strokes in the text colour: a viewBox and path data. */
export type LineDrawing = { viewBox: string; paths: readonly string[] };

/** Header drawing of the black campaign pages: dark shapes in front of a light, in a box of 1200 by 560. */
export type EclipseDrawing = {
  /** x of the centre of each shape; y is 285. */
  centres: readonly number[];
  /** Outline of a shape around 0,0, about 200 in radius. */
  body: string;
  /** Strokes of light next to the shapes; '' if there are none. */
  beside: string;
};

/** The shop's name, with one letter drawn in a box of 62 by 122. */
type DrawnName = {
  before: string;
  after: string;
  /** Thick outline of the letter. */
  ring: string;
  /** Hairline through it. */
  line: string;
};

/** Addresses of a logo, for light and dark pages. Its size is null if unknown. */
export type Logo = { light: string; dark: string | null; size: { width: number; height: number } | null };

/** Shown instead of the name in header and footer; null: the name itself. */
export type Wordmark = ({ kind: 'drawn' } & DrawnName) | ({ kind: 'logo' } & Logo) | null;

/** Texts that differ between shops; all others fit any shop. */
export type StorefrontCopy = {
  /** Title and description of the home page if the platform sends none. */
  homeTitle: string;
  homeDescription: string;
  /** First section of the home page. */
  hero: { title: string; lead: string };
  /** An additional benefit on the home page; null if there is none. */
  storeService: string | null;
  /** Why to visit the physical stores, next to the buy button; null to omit the line. */
  storeVisit: string | null;
  /** Promises about prescription lenses: how long they take, and the remedy if they do not fit. */
  lensPromises: readonly string[];
  /** The person who answers questions about a product: 'um ótico', 'um dos nossos óticos'. */
  adviser: { one: string; oneOfOurs: string };
  /** Advice after a search without results. */
  noResultsTip: string;
  /** Examples of searches. */
  searchHint: string;
  /** Title of the category menu on black campaign pages. */
  campaignMenu: string;
  /** Headings of the home page's banner sections. */
  bannerSections: { styles: string; trends: string; social: string };
  /** Last section of the home page, about the company. */
  aboutTeaser: { title: string; text: string; action: string };
  /** Paragraphs of /pagina/quem-somos, for a platform without its own text. */
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
  /** Trying frames on in a photo; needs `measurements`. */
  tryOn: boolean;
  /** Whether subcategory names are clear on their own: 'Geradores', unlike 'Feminino'. */
  standaloneCategoryNames: boolean;
  /** Our own page after Black Friday, about glasses; if false, the platform's is shown. */
  postBlackFriday: boolean;
};

/** Id in Google's product taxonomy for products with a matching name. */
export type FeedCategory = { pattern: RegExp; googleId: string };

/**
 * A seal awarded by a third party: a picture, in pixels, with a link to its proof. Both addresses are https.
 */
export type ExternalSeal = { name: string; image: string; href: string; width: number; height: number };

/**
 * Permissions of AI assistants: robots through robots.txt, assistants in a shopper's browser through attributes.
 */
export type Assistants = {
  /** Fetch pages to answer people. */
  search: boolean;
  /** Fetch pages to train models; null if robots.txt has no rule for that. */
  training: boolean | null;
  /** Find the forms as tools (WebMCP). */
  forms: boolean;
};

/** Requirements of a reviews service's widget. */
export type ReviewsWidgetNeeds = {
  /** Attributes of its element; a value may contain {id}, {sku}, {name}, {url}, {image} and {limit}. */
  element: Readonly<Record<string, string>>;
  /** Attributes of its script. */
  script: Readonly<Record<string, string>>;
  /** Origins that it may load from besides its script's, by kind; pictures may come from any https origin. */
  origins: Record<'script' | 'style' | 'font' | 'frame' | 'connect', readonly string[]>;
  /** Whether it creates style elements and style attributes. */
  inlineStyles: boolean;
};

/** Values of tokens of styles/tokens.css, by their names without `--`. */
type Tokens = Readonly<Record<string, string>>;

/** Colours and shapes that differ from styles/tokens.css. */
export type Palette = {
  /** For both schemes, for the light and for the dark one. */
  tokens: Tokens;
  light: Tokens;
  dark: Tokens;
  /** The bar above every page. */
  header: Tokens;
  /** The strip above it and the first section of the home page. */
  opening: Tokens;
};

/** Files next to the storefront's own, by path; null for those that the shop draws itself. */
export type StorefrontFiles = {
  logo: string | null;
  logoDark: string | null;
  /** A square SVG. */
  icon: string | null;
  /** Picture of link previews: JPEG of 1200 by 630. */
  social: string | null;
};

/** Everything that differs between shops: one file of data (README.md). */
export type Storefront = {
  id: string;
  /** Changes with the file and the files it refers to. */
  version: string;
  /** Null: the platform's settings may contain it. */
  name: string | null;
  /** Null for a shop without a configured seller. */
  company: Company | null;
  contact: Contact;
  /** Minimum order in reais for free delivery, 0 for always; null if not configured: pages then say always. */
  freeShippingFrom: number | null;
  dataOfficer: DataOfficer | null;
  /** Where to report a vulnerability: `mailto:` or https. */
  securityContact: string | null;
  procon: Procon | null;
  credit: Credit | null;
  retention: Retention;
  /** Year of the foundation. */
  since: number | null;
  /** How many physical stores there are. */
  stores: number;
  /** Effect of a visitor's first favourite: redirect to the login, or storage on the device. */
  favourites: 'login' | 'device';
  /** Renamed words in addresses: current words by old ones; old addresses are redirected. */
  renamed: Readonly<Record<string, string>>;
  /** Maximum working days for making prescription lenses, before they are sent; 0 if not configured. */
  laboratoryDays: number;
  wordmark: Wordmark;
  /** Line drawing for pages and products without a picture. */
  emblem: LineDrawing;
  /** The drawing as an icon of 24 by 24: path data of strokes. */
  icon: readonly string[];
  eclipse: EclipseDrawing;
  files: StorefrontFiles;
  /** The first match is a product's category in the feed; no category is better than a wrong one. */
  feedCategories: readonly FeedCategory[];
  seals: readonly ExternalSeal[];
  assistants: Assistants;
  reviewsWidget: ReviewsWidgetNeeds;
  palette: Palette;
  /** Colours for `theme-color`, the same as `--color-paper`. */
  themeColours: { light: string; dark: string };
  copy: StorefrontCopy;
  features: StorefrontFeatures;
};
