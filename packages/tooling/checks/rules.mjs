/**
 * Patterns that must not stand in the built files of a published package.
 *
 * @typedef {object} Rule
 * @property {string} says
 * @property {RegExp} files
 * @property {RegExp} forbidden
 * @property {RegExp} [except] Packages that the rule leaves alone.
 */

/** @type {readonly Rule[]} */
export const rules = [
  // A package that forgets react as a peer gets its runtime bundled, silently.
  { says: 'no copy of React', files: /\.js$/, forbidden: /react\.transitional\.element|__DOM_INTERNALS_DO_NOT_USE/ },
  { says: 'no copy of React Query', files: /\.js$/, forbidden: /class QueryCache|class QueryObserver/ },
  { says: 'no whole zod, only zod/mini', files: /\.js$/, forbidden: /from\s*["']zod["']|ZodFirstPartyTypeKind/ },
  {
    // Packages read these while they build, never a page.
    says: 'no runtime of vanilla-extract',
    files: /(?<!css\/(widget|layer))\.js$/,
    forbidden: /@vanilla-extract\/css["']|setFileScope/,
  },
  { says: 'nothing that preact/compat lacks', files: /\.js$/, forbidden: /useActionState|useOptimistic|useFormStatus/ },
  { says: 'no search through the whole page', files: /\.js$/, forbidden: /\bdocument\.(querySelector|getElementById)/ },
  {
    says: 'no dynamic import: its css would never load',
    files: /\.js$/,
    forbidden: /\bimport\(/,
    // Their src/styles.ts names the styles of what comes later.
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

/** The order of the layers, first in every CSS file, so that it never depends on the order of imports. */
export const layers =
  /^@layer clothesline\.theme,\s*clothesline\.base,\s*clothesline\.component,\s*clothesline\.widget;/;

/**
 * Ceilings of all built files of a package in bytes, compressed together with brotli. Raise one in the commit that needs it, and say why there.
 * @type {Readonly<Record<string, { js: number, css: number }>>}
 */
export const ceilings = {
  // The Spanish texts are part of each: no page loads them beside the English ones.
  // 12 KB of it: the words and sizes of the search, 4 KB seldom names of garments, 24 KB the fake backend.
  '@clothesline/api-client': { js: 88_300, css: 0 },
  // 4.8 KB of it come once the panel is open: cards, suggestions, answers part by part, deletion.
  '@clothesline/chat-widget': { js: 23_300, css: 2_100 },
  // 1.5 KB of it: the place, its look-up, and the area that others see; 1.6 KB: several donations at once, pieces, descriptions; 1.2 KB: the code that lists where it needs an account; 0.4 KB: a page's own submit and the hook; 0.6 KB: a website that may not list reads so at once.
  '@clothesline/create-form': { js: 29_800, css: 1_020 },
  // 0.1 KB of its CSS: the peg of a saved heart, and its swing. 0.2 KB: a card whose donation is gone.
  '@clothesline/donation-card': { js: 14_100, css: 1_400 },
  '@clothesline/donations-map': { js: 39_500, css: 3_200 },
  // The lists: 44 KB for a browser, 255 KB for a server.
  '@clothesline/location': { js: 300_000, css: 500 },
  // 0.4 KB of it: links that a page's router follows; 0.3 KB: what reaches the roots.
  // 1.5 KB of the scripts: the tokens as files for other tools; 0.6 KB: fixed measures and uses of type, and what components hold themselves.
  // 0.1 KB: what is drawn on an icon, and the hint and error of a search.
  '@clothesline/ui': { js: 22_800, css: 5_800 },
  // 0.5 KB of it: what lies behind an element.
  '@clothesline/web-component': { js: 6_700, css: 0 },
};
