const packages = ['ui', 'api-client', 'donation-card', 'donations-map', 'location', 'create-form', 'chat-widget'];
const prefix = 'virtual:catalogs/';

/** Each entry holds one language's strings for all widgets, since most pages use several. */
export const catalogEntry = (/** @type {string} */ language) => prefix + language;

export const catalogs = {
  name: 'catalogs',
  resolveId: (/** @type {string} */ id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(/** @type {string} */ id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const language = id.slice(prefix.length + 1);
    const imports = packages.map((name, index) => `import c${index} from '@clothesline/${name}/locales/${language}';`);
    return `${imports.join('\n')}\nexport default [${packages.map((_, index) => `c${index}`).join(', ')}];`;
  },
};
