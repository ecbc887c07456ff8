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

/** Ways to contact the shop; null for missing ones. The WhatsApp number is in the platform's settings. */
export type Contact = {
  email: string | null;
  /** The number as shown, and as dialled (E.164). */
  phone: { label: string; dial: string } | null;
  hours: OpeningHours | null;
  /** Text next to the WhatsApp link, such as 'WhatsApp 24 horas'. */
  whatsApp: string | null;
};

/** Data protection officer (LGPD, art. 41). */
type DataOfficer = { name: string; email: string };

/** The consumer protection office of the shop's city or state; `href` is https. */
type Procon = { name: string; href: string };

/**
 * Terms of instalments with interest (CDC, arts. 52 and 54-B): for how many days an offer is valid, and the
 * charges for late payment.
 */
export type Credit = { validDays: number; lateCharges: string };

/** How long the server keeps its records. deploy/ applies the default values. */
type Retention = { accessMonths: number; failureDays: number };

/** Strokes in the text colour: a viewBox and path data. */
export type LineDrawing = { viewBox: string; paths: readonly string[] };

/**
 * Header drawing of the black campaign pages: dark shapes in front of a light, in a box of 1200 by 560 units.
 */
export type EclipseDrawing = {
  /** x of the centre of each shape; y is 285. */
  centres: readonly number[];
  /** Outline of a shape around 0,0, about 200 in radius. */
  body: string;
  /** Strokes of light next to the shapes; '' if there are none. */
  beside: string;
};

/** The shop's name with one of its letters drawn, in a box of 62 by 122 units. */
type DrawnName = {
  before: string;
  after: string;
  /** Thick outline of the letter. */
  ring: string;
  /** Hairline through the letter. */
  line: string;
};

/** Addresses of a logo, for light and dark pages. Its size is null if unknown. */
export type Logo = { light: string; dark: string | null; size: { width: number; height: number } | null };

/** Shown in header and footer in place of the shop's name; null to show the name itself. */
export type Wordmark = ({ kind: 'drawn' } & DrawnName) | ({ kind: 'logo' } & Logo) | null;

/** Texts that differ between shops; all others fit any shop. */
export type StorefrontCopy = {
  /** Title and description of the home page if the platform sends none. */
  homeTitle: string;
  homeDescription: string;
  /** First section of the home page. */
  hero: { title: string; lead: string };
  /** A further service of the physical stores, mentioned on the home page; null if there is none. */
  storeService: string | null;
  /** Why to visit the physical stores, next to the buy button; null to omit the line. */
  storeVisit: string | null;
  /** Promises about prescription lenses: how long they take, and the remedy if they do not fit. */
  lensPromises: readonly string[];
  /**
   * The shop's name for the person who answers questions about a product: 'um ótico', 'um dos nossos óticos'.
   */
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
  /** Whether subcategory names are clear on their own. 'Geradores' is; 'Feminino' is not. */
  standaloneCategoryNames: boolean;
  /**
   * Whether this shop shows its own page after Black Friday, which is about glasses; if false, it shows the
   * platform's page.
   */
  postBlackFriday: boolean;
};

/** Id in Google's product taxonomy for products with a matching name. */
export type FeedCategory = { pattern: RegExp; googleId: string };

/**
 * A seal awarded by a third party: a picture, with its size in pixels, and a link to its proof. Both
 * addresses are https.
 */
export type ExternalSeal = { name: string; image: string; href: string; width: number; height: number };

/**
 * Permissions of AI assistants: robots through robots.txt, assistants in a shopper's browser through attributes.
 */
export type Assistants = {
  /** Whether they may fetch pages to answer people. */
  search: boolean;
  /** Whether they may fetch pages to train models; null for no rule in robots.txt. */
  training: boolean | null;
  /** Whether they find the forms as tools (WebMCP). */
  forms: boolean;
};

/** The element, script and origins for the widget of a reviews service. */
export type ReviewsWidgetNeeds = {
  /** Attributes of its element; a value may contain {id}, {sku}, {name}, {url}, {image} and {limit}. */
  element: Readonly<Record<string, string>>;
  /** Attributes of its script. */
  script: Readonly<Record<string, string>>;
  /**
   * Origins that it may load from besides its script's own, by kind. Pictures may come from any https origin.
   */
  origins: Record<'script' | 'style' | 'font' | 'frame' | 'connect', readonly string[]>;
  /** Whether it creates style elements and style attributes. */
  inlineStyles: boolean;
};

/** Values of tokens of styles/tokens.css, by their names without `--`. */
type Tokens = Readonly<Record<string, string>>;

/** Colours and shapes that differ from styles/tokens.css. */
export type Palette = {
  /** For both schemes, for the light scheme, and for the dark scheme. */
  tokens: Tokens;
  light: Tokens;
  dark: Tokens;
  /** The bar above every page. */
  header: Tokens;
  /** The strip above it and the first section of the home page. */
  opening: Tokens;
};

/** Files next to the storefront's own file, by path; null for those that the shop draws itself. */
export type StorefrontFiles = {
  logo: string | null;
  logoDark: string | null;
  /** A square SVG. */
  icon: string | null;
  /** Picture of link previews: JPEG of 1200 by 630. */
  social: string | null;
};

/** Everything that differs between shops, stored in one JSON file (README.md). */
export type Storefront = {
  id: string;
  /** Changes whenever the file, or a file that it refers to, changes. */
  version: string;
  /** Null if only the platform's settings contain it. */
  name: string | null;
  /** Null if no seller is configured. */
  company: Company | null;
  contact: Contact;
  /** Minimum order in reais for free delivery; 0 if delivery is always free, null if nothing is promised. */
  freeShippingFrom: number | null;
  dataOfficer: DataOfficer | null;
  /** Where to report a vulnerability: `mailto:` or https. */
  securityContact: string | null;
  procon: Procon | null;
  credit: Credit | null;
  retention: Retention;
  /** Year in which the shop was founded. */
  since: number | null;
  /** Number of physical stores; 0 hides every mention of them. */
  stores: number;
  /**
   * The shop's reaction to a visitor's first favourite: it asks for a login, or stores the favourite on the
   * device.
   */
  favourites: 'login' | 'device';
  /**
   * Words in addresses that were renamed: from the old word to the current one. Old addresses are redirected.
   */
  renamed: Readonly<Record<string, string>>;
  /** Maximum working days for making prescription lenses, before they are sent; 0 if not configured. */
  laboratoryDays: number;
  wordmark: Wordmark;
  /** Line drawing for pages and products without a picture. */
  emblem: LineDrawing;
  /** The drawing as an icon in a 24 by 24 box: path data of its strokes. */
  icon: readonly string[];
  eclipse: EclipseDrawing;
  files: StorefrontFiles;
  /**
   * A product gets the category of the first match in the feed. If none matches it gets no category, which is
   * better than a wrong one.
   */
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
