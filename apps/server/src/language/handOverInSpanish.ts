import type { ToldTexts } from './pickHandOverTexts.js';

/** Texts about hand-overs and moderation, in Spanish. */
export const handOverInSpanish: ToldTexts = {
  moderation: {
    donationHidden: (title, reason) => `La moderación ocultó «${title}»: ${reason}`,
    donationRestored: (title) => `«${title}» se muestra otra vez.`,
    messageHidden: (_, reason) => `La moderación ocultó un mensaje tuyo: ${reason}`,
    messageRestored: () => 'Un mensaje tuyo se muestra otra vez.',
    suspended: (_, reason) => `La moderación suspendió tu cuenta. Puedes leer, y no escribir nada: ${reason}`,
    accountRestored: () => 'Tu cuenta ya no está suspendida.',
  },
  notices: {
    asked: (title) => `Alguien pide «${title}».`,
    message: (title) => `Hay un mensaje nuevo sobre «${title}».`,
    promised: (title) => `«${title}» está prometida: el lugar y la hora están acordados.`,
    proposed: (title) => `Se propone otra hora para «${title}». Acéptala, o retira el ofrecimiento.`,
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
    found: (search) => `Nuevo para ${search}:`,
  },
  askedBy: (title, name, reason) => `${name} pide «${title}»: «${reason}»`,
  wentToOther: (title) => `«${title}» la recibió otra persona.`,
  collect: (title) => `Recoger «${title}»`,
};
