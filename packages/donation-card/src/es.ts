import {
  categoryInSpanish,
  failuresInSpanish,
  kilometersInSpanish,
  milesInSpanish,
  sizeInSpanish,
} from '@clothesline/api-client/es';
import type { Catalog } from '@clothesline/ui';
import type { CardElementMessages } from './element/messages.js';

const statuses = new Map([
  ['promised', 'Prometida'],
  ['given', 'Entregada'],
  ['withdrawn', 'Retirada'],
  ['expired', 'Caducada'],
  ['paused', 'En pausa'],
]);

/** Cards, grids and featured donations in Spanish. */
export const donationCardSpanish: Catalog<CardElementMessages> = {
  of: 'donation-card',
  messages: {
    ...failuresInSpanish,
    distance: milesInSpanish,
    kilometers: kilometersInSpanish,
    placeSeparator: ', ',
    donor: (userId) => `Usuario n.º ${userId}`,
    untitled: (id) => `Donación n.º ${id}`,
    save: (title) => `Guardar ${title}`,
    saveLabel: 'Guardar',
    saved: (title) => `Guardada: ${title}`,
    savedLabel: 'Guardada',
    imageAlt: (title) => `Foto de ${title}`,
    quantity: (count) => `${count} piezas`,
    sizes: 'Tallas:',
    size: sizeInSpanish,
    categoryName: categoryInSpanish,
    status: (status) => statuses.get(status) ?? 'No disponible',
    loading: 'Cargando donaciones',
    cardErrorTitle: 'No se pudo cargar la donación',
    goneTitle: 'Ya no está disponible',
    goneText: 'Esta donación ya se entregó o se retiró.',
    goneLink: 'Ver otras donaciones',
    featuredHeading: 'Donaciones destacadas',
    viewAll: 'Ver todas',
    featuredEmptyTitle: 'Todavía no hay donaciones',
    featuredEmptyText: 'En cuanto alguien publique algo, se verá aquí.',
    featuredErrorTitle: 'No se pudieron cargar las donaciones',
  },
};
