import { languages } from './widgets.mjs';

const packages = ['ui', 'api-client', 'donation-card', 'donations-map', 'location', 'create-form', 'chat-widget'];
const prefix = '\0virtual:catalogs';

/** Bundles the texts of all widgets in one module per language, since most pages show several widgets. */
export const catalogs = {
  name: 'catalogs',
  resolveId: (/** @type {string} */ id) => (id.startsWith('virtual:catalogs') ? `\0${id}` : undefined),
  load(/** @type {string} */ id) {
    if (!id.startsWith(prefix)) return undefined;
    const language = id.slice(prefix.length + 1);
    if (!language) {
      const loaders = languages.map(
        (one) =>
          `${JSON.stringify(one)}: () => part(${JSON.stringify(one)}).then(() => import('virtual:catalogs/${one}')).then((it) => it.default)`,
      );
      return `export default (part) => ({ ${loaders.join(', ')} });`;
    }
    const imports = packages.map((name, index) => `import c${index} from '@clothesline/${name}/locales/${language}';`);
    return `${imports.join('\n')}\nexport default [${packages.map((_, index) => `c${index}`).join(', ')}];`;
  },
};
