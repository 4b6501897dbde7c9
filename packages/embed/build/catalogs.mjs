const packages = ['ui', 'api-client', 'donation-card', 'donations-map', 'location', 'create-form', 'chat-widget'];
const prefix = 'virtual:catalogs/';

/** An entry contains the texts of all widgets in a language because most pages use several widgets. */
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
