import { categoryText, standardSite } from '@clothesline/api-client/contract';
import api from '@clothesline/api-client/locales/es';
import type { Site } from '@clothesline/api-client/site';
import type { HeadMessages } from './messages.js';

const standardTagline =
  'Unimos a quienes dan con quienes lo necesitan. Donar ropa: fácil, cerca de ti y útil de verdad.';

/** The same texts in Spanish. */
export const headsInSpanish = ({ name = standardSite.name, tagline = standardTagline }: Site): HeadMessages => ({
  product: name,
  homeTitle: `${name} - Conecta, dona, comparte`,
  tagline,
  exploreTitle: 'Explorar donaciones',
  exploreDescription: 'Ropa que regala gente cerca de ti.',
  createTitle: 'Publicar donación',
  createDescription: 'Publica ropa que otra persona puede usar.',
  savedTitle: 'Guardados',
  profileTitle: 'Mi perfil',
  requestsTitle: 'Solicitudes',
  moderationTitle: 'Moderación',
  notFoundTitle: 'Página no encontrada',
  signInTitle: 'Iniciar sesión',
  notMeTitle: 'No fui yo',
  forYourSiteTitle: 'Para tu sitio',
  forYourSiteDescription: 'Muestra donaciones, el formulario o el asistente en tu propio sitio: elige, mira, copia.',
  alertTitle: 'Correos sobre donaciones nuevas',
  personNotFoundTitle: 'Aquí no hay nadie',
  personDescription: (person) => `Lo que ${person} dona en ${name}.`,
  donationNotFoundTitle: 'Donación no encontrada',
  helpTitles: {
    'help-center': 'Centro de ayuda',
    'safety-tips': 'Consejos de seguridad',
    'donation-guidelines': 'Pautas para donar',
    'contact-us': 'Contacto',
    'privacy-policy': 'Política de privacidad',
    'terms-of-service': 'Condiciones de uso',
    'cookie-policy': 'Política de cookies',
    imprint: 'Aviso legal',
  },
  pageTitle: (title) => `${title} - ${name}`,
  previewAlt: 'Un tendedero con ropa colgada',
  searchTitle(search, category) {
    const words = [search && `«${search}»`, category && categoryText(category, api.names)].filter(Boolean).join(', ');
    return words === '' ? `Donaciones en ${name}` : `${words} - Donaciones en ${name}`;
  },
});
