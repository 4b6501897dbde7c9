import { issueText } from '@clothesline/api-client/contract';
import api from '@clothesline/api-client/locales/es';

/** Sentences of the server about wrong or forbidden input, in English and in Spanish. */
const sentences = new Map([
  ...Object.entries(api.refusals),
  ['Please enter an email address', 'Escribe una dirección de correo'],
  [
    'A username has 3 to 30 characters of a-z, 0-9 and _',
    'Un nombre de usuario tiene de 3 a 30 caracteres: a-z, 0-9 y _',
  ],
  ['This text holds a character that cannot be stored', 'Este texto tiene un carácter que no se puede guardar'],
  ['The end comes before the start', 'El final es anterior al comienzo'],
  ['Please name a time', 'Propón una hora'],
  ['This is your own donation.', 'Es tu propia donación.'],
  ['You asked for this already.', 'Ya la pediste.'],
  ['You have written as much as fits into this conversation.', 'Ya escribiste todo lo que cabe en esta conversación.'],
  ['Neither of you can write here any more.', 'Aquí ya no puede escribir ninguno de los dos.'],
  ['This is not possible any more, or not yet.', 'Esto ya no se puede hacer, o todavía no.'],
  ['None of your times is still ahead. Please name another.', 'Todas tus horas ya pasaron. Propón otra.'],
  [
    'Those are not the right words. Ask the donor to read them again.',
    'No son esas palabras. Pide a quien dona que las repita.',
  ],
  ['You cannot write to this person.', 'No puedes escribirle a esta persona.'],
  ['This belongs to somebody else.', 'Esto es de otra persona.'],
  ['This is about you: another moderator decides.', 'Esto es sobre ti: decide otra persona de la moderación.'],
  ['This name is kept for those who run the site.', 'Ese nombre está reservado para quienes llevan el sitio.'],
  ['Somebody else has this username.', 'Ese nombre de usuario ya lo tiene otra persona.'],
  ['There is an account with this address already.', 'Ya hay una cuenta con esa dirección.'],
  [
    'A moderator suspended an account of this mailbox. It cannot begin another.',
    'La moderación suspendió una cuenta de este buzón. No puede abrir otra.',
  ],
  [
    'This site sends no notifications to the push service of this browser.',
    'Este sitio no envía avisos al servicio de notificaciones de este navegador.',
  ],
  ['This is not your password.', 'Esa no es tu contraseña.'],
  [
    'This address belonged to an account until a few days ago. If you did not change it, use the link in the email that we sent about it.',
    'Una cuenta tenía esta dirección hasta hace unos días. Si no fuiste tú quien la cambió, usa el enlace del correo que lo avisó.',
  ],
  [
    'This is a person of the demo. Sign in with your own address to change this.',
    'Esta es una persona de la demostración. Entra con tu propia dirección para cambiarlo.',
  ],
  // A line that conversations of earlier releases hold
  ['The asker took this back.', 'Se retiró la solicitud.'],
]);

/** Sentences with numbers in them. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^You are signed in as (.+) now\.$/, 'Ahora la sesión es de $1.'],
  [/^Please use at least (\d+) characters$/, 'Usa al menos $1 caracteres'],
  [/^Please use at most (\d+) characters$/, 'Usa como máximo $1 caracteres'],
  [/^Please choose a time at least (\d+) minutes from now$/, 'Elige una hora dentro de al menos $1 minutos'],
  [
    /^Please choose at least (\d+) minutes between the start and the end$/,
    'Deja al menos $1 minutos entre el comienzo y el final',
  ],
  [/^Please choose a time within (\d+) days$/, 'Elige una hora dentro de $1 días'],
  [/^Please name at most (\d+) times$/, 'Propón como máximo $1 horas'],
];

/** Translates a sentence of the server; returns unknown ones unchanged. */
export function refusalInSpanish(sentence: string): string {
  const issue = issueText(sentence, api.issues);
  if (issue !== sentence) return issue;
  const pattern = patterns.find(([english]) => english.test(sentence));
  return pattern ? sentence.replace(...pattern) : (sentences.get(sentence) ?? sentence);
}
