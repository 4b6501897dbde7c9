import type { handOverTexts } from './handOverTexts.js';

/** The same sentences in another language. */
export type HandOverTexts = Sentences<typeof handOverTexts>;

type Sentences<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...values: never) => string
      ? (...values: Parameters<Texts[Name]>) => string
      : Sentences<Texts[Name]>;
};

/** What a server says about hand-overs and moderation, in Spanish. */
export const handOverInSpanish: HandOverTexts = {
  lines: {
    promise: 'Prometida. El lugar y la hora están acordados.',
    offer: 'Te toca: la donación queda reservada para ti hasta que aceptes.',
    accept: 'Aceptada. El lugar y la hora están acordados.',
    decline: 'Quien dona la rechazó.',
    cancel: 'Quien la pidió la retiró.',
    takeBack: 'Quien dona la retiró.',
    receive: 'Recogida.',
    miss: 'No se recogió.',
    close: 'Esta solicitud está cerrada.',
  },
  hiddenMessage: 'La moderación ocultó este mensaje.',
  moderation: {
    donationHidden: (title, reason) => `La moderación ocultó «${title}»: ${reason}`,
    donationRestored: (title) => `«${title}» se muestra otra vez.`,
    messageHidden: (_, reason) => `La moderación ocultó un mensaje tuyo: ${reason}`,
    messageRestored: () => 'Un mensaje tuyo se muestra otra vez.',
    suspended: (_, reason) => `La moderación suspendió tu cuenta. Puedes leer, y no escribir nada: ${reason}`,
    accountRestored: () => 'Tu cuenta ya no está suspendida.',
  },
  withReason: (line, reason) => `${line} «${reason}»`,
  notices: {
    asked: (title) => `Alguien pide «${title}».`,
    message: (title) => `Hay un mensaje nuevo sobre «${title}».`,
    promised: (title) => `«${title}» está prometida para ti.`,
    offered: (title) => `Te toca: acepta «${title}» antes de que termine la oferta.`,
    declined: (title) => `Quien dona «${title}» eligió a otra persona.`,
    cancelled: (title) => `Se retiró una solicitud de «${title}».`,
    missed: (title) => `«${title}» no se recogió a tiempo.`,
    received: (title) => `«${title}» se recogió.`,
    closed: (title) => `«${title}» ya no está disponible.`,
    'answer reminder': (title) => `Hay quien espera tu respuesta sobre «${title}».`,
    paused: (title) => `«${title}» está en pausa, porque nadie recibió respuesta. La puedes ofrecer otra vez.`,
    'pickup reminder': (title) => `Pronto se recoge «${title}».`,
    'expiry reminder': (title) => `«${title}» caduca pronto. La puedes renovar.`,
    expired: (title) => `«${title}» caducó. La puedes renovar.`,
    hidden: (title) => `La moderación ocultó «${title}».`,
    restored: (title) => `«${title}» se muestra otra vez.`,
    suspended: () => 'La moderación suspendió tu cuenta.',
  },
  collect: (title) => `Recoger «${title}»`,
  similar: (donations) =>
    donations.length === 0
      ? ''
      : ` Quizá una de estas: ${donations.map(({ id, title }) => `«${title}» (/donations/${id})`).join(', ')}.`,
};
