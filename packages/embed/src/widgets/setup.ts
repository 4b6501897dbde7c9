import { loaded } from '../styles.js';
import type { LoadPart } from '../start/types.js';

/** What a page need not say, since the script comes from there, and the texts of other languages. */
export const setupFor = (origin: string, part: LoadPart) => ({
  styles: loaded(),
  defaults: { apiHost: origin, linkBase: origin },
  catalogs: {
    es: async () => {
      await part('es');
      return (await import('./es.js')).spanish;
    },
  },
});
