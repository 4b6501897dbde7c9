import { locationErrorsInSpanish } from '@clothesline/api-client/es';
import type { Catalog } from '@clothesline/ui';
import type { LocationPickerMessages } from './react/messages.js';

/** The dialog and the field for a place, in Spanish. */
export const locationSpanish: Catalog<LocationPickerMessages> = {
  of: 'location',
  messages: {
    title: 'Tu ubicación',
    countedFrom: (place) => `Las distancias se cuentan desde ${place}.`,
    countedFromDevice: (place) => `Las distancias se cuentan desde donde tu dispositivo dice que estás: ${place}.`,
    countedFromUnnamed: 'Las distancias se cuentan desde donde tu dispositivo dice que estás.',
    locate: 'Usar mi ubicación',
    locating: 'Buscándote…',
    search: 'Ciudad o barrio',
    searchPlaceholder: 'p. ej., Oakland o Noe Valley',
    results: 'Lugares',
    found: (count) => (count === 1 ? '1 lugar' : `${count} lugares`),
    looking: 'Buscando…',
    noneFound: (words) => `Aquí no se conoce ningún lugar llamado «${words}». Prueba con la ciudad más cercana.`,
    use: (city) => `Usar ${city}`,
    reset: (city) => `Volver a ${city}`,
    problems: locationErrorsInSpanish,
    privacy:
      'El lugar que eliges se guarda en este dispositivo. Tu posición se usa para encontrar donaciones cerca de ti, y no se guarda.',
    source: 'Nombres de lugares: GeoNames (CC BY 4.0).',
  },
};
