import { languageOf } from './language.js';
import { messagesIn } from './messages.js';

/** What the answers name of the marketplace's pages (`messages.ts`, `messages.es.ts`). */
const ownPages =
  /\b(?:Explore|Open Donate|open Donate|Profile|Saved|Requests|Contact Donor|Sign In|Help Center|Privacy Policy|Contact Us|Donations Near You)\b|Explorar|«(?:Donar|Perfil|Guardados|Solicitudes|Pedir la donación|Iniciar sesión|Centro de ayuda|Política de privacidad|Contacto|Donaciones cerca de ti)»/;

/**
 * An answer as it is said on another site: where it names a page or a button of the marketplace, with its address.
 * @param address Of the marketplace
 */
export function saidElsewhere(answer: string, address: string): string {
  if (!ownPages.test(answer)) return answer;
  return `${answer}\n${messagesIn(languageOf(answer) ?? 'en').atTheSite(address)}`;
}
