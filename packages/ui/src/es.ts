import type { Catalog } from './locale/locale.js';
import type { UiMessages } from './messages.js';

/** Texts of the primitives in Spanish. */
export const uiSpanish: Catalog<UiMessages> = {
  of: 'ui',
  messages: {
    close: 'Cerrar',
    retry: 'Intentar de nuevo',
    clearSearch: 'Borrar la búsqueda',
    dismiss: 'Descartar',
    notifications: (hotkey) => `Avisos (${hotkey})`,
  },
};
