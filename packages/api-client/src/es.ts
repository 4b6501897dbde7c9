import type { IssueTexts } from './contract/issueTexts.js';
import { relativeTime } from './inTime.js';
import type { FailureMessages, LocationError } from './messages.js';

/* Spanish texts of this package, for the catalogs of the packages that show them. */

/** Texts of a failed call. */
export const failuresInSpanish: FailureMessages = {
  offline: 'No tienes conexión. Conéctate a internet e inténtalo de nuevo.',
  noAnswer: 'No llegó ninguna respuesta. Revisa tu conexión e inténtalo de nuevo.',
  serverTrouble: (when?: string) =>
    `El servidor tiene un problema. Inténtalo de nuevo ${when ?? 'dentro de un minuto'}.`,
  tooMany: (when) => `Llegaron demasiadas solicitudes desde aquí. Inténtalo de nuevo ${when}.`,
  notAllowed: 'El servidor no permite esto aquí.',
  notFound: 'El servidor ya no tiene esto.',
  inTime: (seconds) => relativeTime(seconds, 'es'),
};

/** Reasons why the browser gave no position. */
export const locationErrorsInSpanish: Record<LocationError, string> = {
  unavailable: 'No se pudo obtener tu ubicación',
  unsupported: 'Tu navegador no admite la geolocalización',
  unexpected: 'Hubo un error al determinar la ubicación',
};

const accountRefusals = new Map([
  ['Please sign in first.', 'Primero inicia sesión.'],
  [
    'A moderator suspended this account. It can read, download its data and be deleted, and nothing else.',
    'La moderación suspendió esta cuenta: puede leer, descargar sus datos y borrarse, y nada más.',
  ],
  [
    'This account is being deleted. Take that back first.',
    'Esta cuenta se está borrando. Primero hay que deshacer eso.',
  ],
]);

/** Translates the server's reason why an account may not act; a text that only the server knows stays unchanged. */
export const accountRefusalInSpanish = (sentence: string): string => accountRefusals.get(sentence) ?? sentence;

/** Issues of a donation's fields. */
export const issuesInSpanish: IssueTexts = {
  required: 'Obligatorio',
  tooLong: (most) => `Usa como máximo ${most} caracteres`,
  unstorable: 'Este texto tiene un carácter que no se puede guardar',
  unshowable: 'Este texto tiene un carácter que no se puede mostrar',
  noImage: 'Añade al menos una imagen',
  noCategory: 'Elige una categoría',
  notAnAddress: 'Usa una dirección web que empiece con http:// o https://',
  notACount: (most) => `Usa un número entero del 1 al ${most}`,
  tooManyImages: (most) => `Añade como máximo ${most} imágenes`,
};

const categories = new Map([
  ['All Items', 'Todo'],
  ['Women', 'Mujer'],
  ['Men', 'Hombre'],
  ['Children', 'Niños'],
  ['Athletic', 'Deporte'],
  ['Footwear', 'Calzado'],
  ['Accessories', 'Accesorios'],
  ['Professional', 'Trabajo'],
  ['Seasonal', 'Temporada'],
]);

/** Translates a category; one that only the server knows stays unchanged. */
export const categoryInSpanish = (category: string): string => categories.get(category) ?? category;

const sizes = [
  [/^shoe /, 'Calzado '],
  [/^kids /, 'Niños '],
  [/^Collar /, 'Cuello '],
  [/^Chest /, 'Pecho '],
  [/^One size$/, 'Talla única'],
  [/^newborn$/, 'Recién nacido'],
  [/^preemie$/, 'Prematuro'],
  [/^1y$/, '1 año'],
  [/^1m$/, '1 mes'],
  [/^([\d-]+)y$/, '$1 años'],
  [/^([\d-]+)m$/, '$1 meses'],
] as const;

/** Translates a size as the server writes it, such as "shoe 9" or "3-5y". */
export const sizeInSpanish = (size: string): string =>
  sizes.reduce((text, [english, spanish]) => text.replace(english, spanish), size);

const tenths = /* @__PURE__ */ new Intl.NumberFormat('es-US', { maximumFractionDigits: 1 });

/** Formats numbers to a tenth, and distances, as Spanish does in the Americas: with a decimal point. */
export const numberInSpanish = (value: number): string => tenths.format(value);
export const milesInSpanish = (miles: number): string => `${tenths.format(miles)} mi`;
export const kilometersInSpanish = (kilometers: number): string => `${tenths.format(kilometers)} km`;
