import { generatorSpanish } from './messages.es.js';

/** Texts of the same names in another language, each with the same parts. */
type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof Texts]: Translated<Texts[Name]> };

const english = {
  title: (name: string) => `For your site - ${name}`,
  heading: 'For your site',
  lead: (name: string) =>
    `Show donations from ${name} on your own site: choose a widget, look at it, and paste the lines. Nothing to register, nothing to pay.`,
  back: (name: string) => `Back to ${name}`,

  choose: 'Choose',
  widget: 'Widget',
  featured: 'Featured donations',
  card: 'One donation',
  map: 'Map',
  form: 'Form to list a donation',
  chat: 'Chat with the assistant',

  theme: 'Colors',
  themes: { auto: 'Light or dark, as the page is', light: 'Light', dark: 'Dark' },
  font: 'Typeface',
  fonts: { own: 'Its own', inherit: 'That of your page' },
  accent: 'Accent color',
  accentHint: 'For example #1d5c4d; empty for the standard one',
  pickAccent: 'Pick the accent color',
  category: 'Category',
  allCategories: 'All',
  limit: 'How many donations',
  donation: 'Donation',
  donationHint: 'Its address, as you copy it from the browser, or its number',
  product: 'Name in the chat',
  corner: 'Corner',
  corners: { end: 'Right', start: 'Left' },
  language: 'Language',
  /** Language that a widget begins with: '' for its own, which is English. */
  standardLanguage: '',
  languages: { '': 'English', 'en-GB': 'English, with British dates', es: 'Español' },
  others: 'Settings of other widgets',
  noEffect: (widget: string) => `Has no effect on: ${widget}`,
  pinned: 'Version',
  versions: { newest: 'Always the newest', pinned: 'This version for good' },
  versionFailed: 'The server does not say its version. Try again later, or take the newest.',
  kind: 'Your site is made with',

  badColor: 'Write a color like #1d5c4d',
  problems: {
    category: 'Choose a category',
    limit: 'Write a whole number from 1 to 100',
    'donation-id': 'Paste the address of a donation, as https://…/donations/12, or its number',
    product: 'Write a name',
    placement: 'Choose a corner',
    lang: 'Write a language as en or pt-BR',
    categories: 'Write categories with commas between them',
    place: 'Write the name of a place',
    radius: 'Write a number of miles from 0.1 to 100',
    greeting: 'Write a greeting',
    'quick-replies': 'Write messages with | between them',
    'answers-url': 'Write an address that begins with https://',
  },

  site: 'Address of your site',
  siteHint: 'As https://www.example.org. The form works only on sites that this server knows.',
  badSite: 'Write an address that begins with https://',
  checking: 'Asking the server …',
  mayList: (origin: string) => `Visitors of ${origin} may list donations.`,
  mayNotList: (origin: string) =>
    `Visitors of ${origin} cannot list donations yet: the form would refuse what they send. Ask the people who run this marketplace to add ${origin} to EMBED_ORIGINS. With and without www are two addresses.`,
  checkFailed: 'The server does not answer. Try again later.',

  preview: 'Preview',
  previewTitle: (widget: string) => `Preview: ${widget}`,
  fallbackToForm: (name: string) => `Give clothes on ${name}`,
  fallbackToList: (name: string) => `Donations on ${name}`,

  previewRefuses: 'A preview: what you send here is not listed.',
  previewChat: 'Press the round button in the corner.',
  fixFirst: 'Paste the address of a donation first.',
  leftOut: 'Marked fields are left out until they are right.',

  lines: 'The lines to paste',
  inPage: 'In the page',
  oncePerSite: 'Once for the whole site',
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Selected: copy it with Ctrl or ⌘ and C.',
  where: 'Where to paste',
  kinds: {
    html: {
      label: 'HTML files, or anything else',
      steps: [
        'Open the HTML of the page, and paste the lines where the widget should be, between <body> and </body>.',
        'For the chat on every page, paste them into the part that all pages share, such as the footer.',
      ],
    },
    wordpress: {
      label: 'WordPress',
      steps: [
        'Edit the page, add a “Custom HTML” block and paste the lines of “In the page”.',
        'Somebody who may add scripts pastes the other lines once: Appearance, Editor, Patterns, the template part “Footer”, a “Custom HTML” block. In a classic theme: Appearance, Theme File Editor, header.php, before </head>.',
        'On WordPress.com: Settings, “Custom code” or “Header and footer scripts”.',
      ],
    },
    squarespace: {
      label: 'Squarespace',
      steps: [
        'Edit the page, add a “Code” block, set it to HTML, and paste the lines. The plan of your site must allow code.',
        'For the chat on every page: Settings, Code Injection, “Footer”.',
        'The editor may show nothing; look at the published page.',
      ],
    },
    wix: {
      label: 'Wix',
      steps: [
        'Edit the page: Add Elements, Embed Code, “Embed HTML”, and paste the lines.',
        'Wix shows them in a frame. Make it as large as the preview.',
        'The form and the chat do not fit into such a frame: link to the marketplace instead.',
      ],
    },
  },
  categories: 'Only these categories',
  categoriesHint: 'As Children, Footwear; empty for all',
  place: 'Only around this place',
  placeHint: 'As Bernal Heights; empty for everywhere',
  radius: 'Miles around it',
  greeting: 'Greeting',
  greetingHint: 'What the assistant says first; empty for its own words',
  quickReplies: 'Suggested messages',
  quickRepliesHint: 'As Warm coats | When are you open?; six at most',
  answersUrl: 'Address of your own answers',
  answersUrlHint: 'A JSON file on your site: the documentation of the chat says what is in it',
  policy: 'If your site sends a Content-Security-Policy',
  policyLead: 'Skip this if you do not know what it is. The policy must allow:',
  policyTitle: 'The policy',
  policyStyle: 'Such a policy takes no <style> in the page: write that line into your style sheet.',
  licenses: 'Licenses of the libraries in it:',
  licensed: { widgets: 'the widgets', page: 'this page', marketplace: 'the marketplace' },
  /** Category in English, as the server names it. */
  categoryName: (category: string) => category,
};

export type GeneratorMessages = Translated<typeof english>;

/** Texts of the page that writes the lines for another site, in the language of the page from the server. */
export const generatorMessages: GeneratorMessages = document.documentElement.lang === 'es' ? generatorSpanish : english;
