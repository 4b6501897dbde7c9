/**
 * Patterns that are forbidden in the built files of a published package.
 *
 * @typedef {object} Rule
 * @property {string} says
 * @property {RegExp} files
 * @property {RegExp} forbidden
 * @property {RegExp} [except] Packages that the rule ignores.
 */

/** @type {readonly Rule[]} */
export const rules = [
  // Forbids React's runtime, which a package without React as a peer would bundle silently.
  { says: 'no copy of React', files: /\.js$/, forbidden: /react\.transitional\.element|__DOM_INTERNALS_DO_NOT_USE/ },
  { says: 'no copy of React Query', files: /\.js$/, forbidden: /class QueryCache|class QueryObserver/ },
  { says: 'no whole zod, only zod/mini', files: /\.js$/, forbidden: /from\s*["']zod["']|ZodFirstPartyTypeKind/ },
  {
    // Forbids modules that packages need only for their build.
    says: 'no runtime of vanilla-extract',
    files: /(?<!css\/(widget|layer))\.js$/,
    forbidden: /@vanilla-extract\/css["']|setFileScope/,
  },
  { says: 'nothing that preact/compat lacks', files: /\.js$/, forbidden: /useActionState|useOptimistic|useFormStatus/ },
  { says: 'no search through the whole page', files: /\.js$/, forbidden: /\bdocument\.(querySelector|getElementById)/ },
  {
    says: 'no dynamic import: its css would never load',
    // Loaders of texts have no styles.
    files: /(?<!locales\/all)\.js$/,
    forbidden: /\bimport\(/,
    // Excludes packages with a src/styles.ts that lists the styles of parts that load later.
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

/** Order of the layers, first in every CSS file, so that it never depends on the order of imports. */
export const layers =
  /^@layer clothesline\.theme,\s*clothesline\.base,\s*clothesline\.component,\s*clothesline\.widget;/;

/**
 * Maximum bytes of a package's built files, compressed together with brotli. Raise a limit in the commit that needs it,
 * with the reason.
 * @type {Readonly<Record<string, { js: number, css: number }>>}
 */
export const ceilings = {
  // Includes the texts of all languages (a page loads one), 24 KB of the fake backend, which no page loads, 0.5 KB for
  // detecting the language of a listing, and the hand-over rules, which only servers and the fake backend load.
  '@clothesline/api-client': { js: 72_800, css: 0 },
  // Includes 4.8 KB that load once the panel is open: cards, suggestions, streamed answers, deletion.
  '@clothesline/chat-widget': { js: 23_300, css: 2_100 },
  // Includes 1.5 KB for the place, its look-up, and the area that others see; 1.6 KB for several donations at once,
  // pieces, descriptions; 1.2 KB for the mailed code; 0.4 KB for a page's own submit and the hook; 0.6 KB for a website
  // that may not list.
  '@clothesline/create-form': { js: 30_400, css: 1_040 },
  // Includes 0.1 KB of CSS for the peg of a saved heart and its swing, 0.2 KB for a card of a deleted donation,
  // and 0.04 KB for the badges of a compact picture.
  '@clothesline/donation-card': { js: 14_500, css: 1_460 },
  '@clothesline/donations-map': { js: 40_300, css: 3_200 },
  // Includes the lists: 44 KB for a browser, 255 KB for a server.
  '@clothesline/location': { js: 300_000, css: 500 },
  // Includes 0.4 KB for links that a page's router follows; 0.3 KB for the props of roots. 1.5 KB of the scripts: the
  // tokens as files for other tools; 0.6 KB: fixed measures, uses of type, and state of components. 0.1 KB: children of
  // an icon, and the hint and error of a search; 1.6 KB: the drawings of all icons;
  // 0.5 KB: sentences of development builds.
  '@clothesline/ui': { js: 26_140, css: 5_840 },
  // Includes 0.5 KB for the ground behind an element.
  '@clothesline/web-component': { js: 7_050, css: 0 },
};
