/**
 * Patterns that must not occur in the built files of a published package.
 *
 * @typedef {object} Rule
 * @property {string} says
 * @property {RegExp} files
 * @property {RegExp} forbidden
 * @property {RegExp} [except] Packages the rule doesn't apply to
 */

/** @type {readonly Rule[]} */
export const rules = [
  // A package that forgets to declare React as a peer would silently bundle it.
  { says: 'no copy of React', files: /\.js$/, forbidden: /react\.transitional\.element|__DOM_INTERNALS_DO_NOT_USE/ },
  { says: 'no copy of React Query', files: /\.js$/, forbidden: /class QueryCache|class QueryObserver/ },
  { says: 'no whole zod, only zod/mini', files: /\.js$/, forbidden: /from\s*["']zod["']|ZodFirstPartyTypeKind/ },
  {
    says: 'no runtime of vanilla-extract',
    files: /(?<!css\/(widget|layer))\.js$/,
    forbidden: /@vanilla-extract\/css["']|setFileScope/,
  },
  { says: 'nothing that preact/compat lacks', files: /\.js$/, forbidden: /useActionState|useOptimistic|useFormStatus/ },
  { says: 'no search through the whole page', files: /\.js$/, forbidden: /\bdocument\.(querySelector|getElementById)/ },
  {
    says: 'no dynamic import: its css would never load',
    files: /(?<!locales\/all)\.js$/,
    forbidden: /\bimport\(/,
    // These packages list the styles of lazy components in src/styles.ts.
    except: /^@clothesline\/(chat-widget|donations-map)$/,
  },
  {
    says: 'nothing that Node 20 lacks',
    files: /\.js$/,
    forbidden: /Promise\.withResolvers|\b(Object|Map)\.groupBy|Array\.fromAsync/,
  },
  {
    says: 'no fake backend',
    files: /\.js$/,
    forbidden: /createFakeBackend|donationFixtures/,
    except: /^@clothesline\/api-client$/,
  },
  {
    says: 'no font, import or address in the styles',
    files: /\.css$/,
    forbidden: /@font-face|@import|url\(\s*["']?(https?:)?\/\//,
  },
  { says: 'no rem: it leaks into shadow roots', files: /\.css$/, forbidden: /[\d.]rem\b/ },
  { says: 'no global style', files: /\.css$/, forbidden: /(^|[{},;])\s*(\*|html|body|:root)\s*[,{]/ },
  {
    says: 'only relative imports with their extension',
    files: /\.d\.ts$/,
    forbidden: /from ["']\.{1,2}\/[^"']*(?<!\.js)["']/,
  },
];

/** Every CSS file has to start with the layer order, otherwise the order of imports would matter. */
export const layers =
  /^@layer clothesline\.theme,\s*clothesline\.base,\s*clothesline\.component,\s*clothesline\.widget;/;

/**
 * Size limits for the built files of each package in bytes, compressed together with brotli. If you raise a limit, do
 * it in the commit that needs it and explain why.
 * @type {Readonly<Record<string, { js: number, css: number }>>}
 */
export const ceilings = {
  // Pages only load a fraction of this. Includes the texts of all languages (a page loads a single language), 24 KB for
  // the fake backend, the hand-over rules (only for servers and the fake backend), and 0.5 KB for detecting the
  // language of a listing.
  '@clothesline/api-client': { js: 76_400, css: 0 },
  // 4.8 KB of this are loaded once the panel is open: cards, suggestions, streamed replies and deletion.
  '@clothesline/chat-widget': { js: 23_300, css: 2_100 },
  // Includes 1.5 KB for the place, its lookup and the public area, 1.6 KB for listing several donations at once, pieces
  // and descriptions, 1.2 KB for the emailed code, 0.4 KB for a custom submit and the hook, and 0.6 KB for websites
  // that aren't allowed to list.
  '@clothesline/create-form': { js: 30_400, css: 1_040 },
  // Includes 0.1 KB of CSS for the peg and swing of a saved heart, 0.2 KB for cards of deleted donations, and 0.04 KB
  // for badges on compact images.
  '@clothesline/donation-card': { js: 14_500, css: 1_640 },
  '@clothesline/donations-map': { js: 40_300, css: 3_200 },
  // Includes both lists: 44 KB for browsers and 255 KB for servers.
  '@clothesline/location': { js: 300_000, css: 500 },
  // Includes 0.4 KB for links handled by the page's router, 0.3 KB for root props, 1.5 KB for the tokens as files for
  // other tools, 0.6 KB for fixed sizes, type styles and component state, 0.1 KB for icon children and the hint and
  // error of a search, 1.6 KB for all icons, and 0.5 KB for development warnings.
  '@clothesline/ui': { js: 26_140, css: 5_840 },
  // 0.5 KB of this are for detecting the background behind an element
  '@clothesline/web-component': { js: 7_050, css: 0 },
};
