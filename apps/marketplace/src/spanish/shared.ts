import { categoryInSpanish, sizeInSpanish } from '@clothesline/api-client/es';
import { handOverTexts, memberLimits } from '@clothesline/api-client/members';
import { refusalInSpanish } from './refusals.js';
import type { Translations } from '../shared/language/translations.js';

/** Texts of several screens, in Spanish. */
export const sharedInSpanish = {
  names: { category: categoryInSpanish, size: sizeInSpanish, line: lineInSpanish },
  failure: {
    crashed:
      'Esta parte de la página dejó de funcionar. La culpa es nuestra, no tuya. Al recargar la página empieza de nuevo.',
    stopped: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
    connection: 'Revisa tu conexión e inténtalo de nuevo.',
    server: 'El servidor no pudo enviarlo. Inténtalo de nuevo dentro de un minuto.',
    release: 'Hay una versión nueva',
    releaseText: 'Recarga la página para seguir.',
    tryAgain: 'Intentar de nuevo',
    reload: 'Recargar la página',
    close: 'Cerrar',
    home: 'Volver al inicio',
    fetching: (message) => fetching.get(message) ?? message,
  },
  share: {
    linkCopied: 'Enlace copiado',
    linkCopiedText: 'Pégalo donde quieras.',
    shareFailed: 'No se pudo compartir',
    shareFailedText: (address) => `Copia tú la dirección: ${address}`,
  },
  account: {
    signedIn: (name) => `Iniciaste sesión como ${name}.`,
    signedInNow: (name) => `Ahora la sesión es de ${name}.`,
    suspended: (reason) => `La moderación suspendió tu cuenta: ${reason}`,
    failed: 'No se pudo cargar el inicio de sesión',
    crashed: 'El inicio de sesión dejó de funcionar.',
  },
  signIn: {
    title: 'Iniciar sesión',
    intro: 'Te enviamos un código por correo. Sin contraseña, y con una cuenta nueva si todavía no tienes una.',
    email: 'Correo electrónico',
    sendCode: 'Enviarme un código',
    sending: 'Enviando…',
    codeTitle: 'Escribe el código',
    codeSent: (email) =>
      `Enviamos un código de ${memberLimits.codeDigits} cifras a ${email}. Sirve durante 10 minutos. Si llega en varios correos, sirve el de cualquiera.`,
    demoMail:
      'Este sitio es una demostración sin servidor de correo: el mensaje es un archivo, y la consola del servidor dice cuál.',
    password: 'Contraseña',
    withPassword: 'Usar una contraseña',
    withPasskey: 'Entrar con una llave de acceso',
    passkeyCanceled: 'No se usó ninguna llave de acceso. Puedes intentarlo de nuevo.',
    passkeyKnown: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
    passkeyElsewhere: 'Las llaves de acceso no funcionan en esta dirección del sitio.',
    passkeyUnable: 'Este dispositivo no puede guardar una llave de acceso. Quizá no tiene bloqueo de pantalla.',
    passkeyFailed: 'Tu navegador no pudo usar la llave de acceso. Puedes intentarlo de nuevo.',
    withCode: 'Usar un código por correo',
    code: 'Código',
    signIn: 'Iniciar sesión',
    signingIn: 'Iniciando sesión…',
    newCode: 'Enviarlo otra vez',
    otherEmail: 'Usar otro correo',
    codeWrong: 'Este código no es correcto o ya no sirve. Inténtalo de nuevo o pide uno nuevo.',
    demo: 'O prueba la demostración como una de sus personas:',
    requests: (count) => (count === 0 ? 'Solicitudes' : `Solicitudes, ${count} ${count === 1 ? 'nueva' : 'nuevas'}`),
    leavingTitle: 'Tu cuenta se está eliminando',
    leavingText: (day) =>
      `El ${day} desaparece para siempre. Hasta entonces nadie más la ve, y puedes dar marcha atrás.`,
    comingBack: 'Entonces tus donaciones se muestran otra vez. Las solicitudes que terminaron siguen terminadas.',
    keep: 'Conservar mi cuenta',
    keeping: 'Un momento…',
    kept: 'Tu cuenta se queda',
    signOut: 'Cerrar sesión',
    news: (count) => `, ${count} ${count === 1 ? 'novedad' : 'novedades'}`,
    continueAs: (name) => `Seguir como ${name}`,
    otherLanguage: 'Tu cuenta está en otro idioma',
    otherLanguageText:
      'La página cambia de idioma cuando se carga de nuevo. Lo que estás escribiendo se queda hasta entonces.',
    changeLanguage: 'Cambiar ahora',
  },
  following: {
    words: (words) => `«${words}»`,
    size: (size) => `talla ${size}`,
    around: (radius, place) => `a menos de ${radius} de ${place}`,
    unnamedPlace: 'tu lugar',
    available: 'solo disponibles',
    follow: 'Seguir esta búsqueda',
    tellMe: 'Avisarme cuando se publique algo así',
    stop: 'Dejar de seguir',
    stopOf: (search) => `Dejar de seguir ${search}`,
    followedTitle: 'Sigues esta búsqueda',
    followedText:
      'Abre Guardados para ver lo nuevo. La búsqueda se guarda solo en este dispositivo, y no se te envía ningún mensaje.',
    notStored: 'Este navegador no guarda nada de este sitio: la sigues hasta que cierres la página.',
    stoppedTitle: 'Ya no sigues esta búsqueda',
    undo: 'Deshacer',
    fullTitle: 'Ya sigues todas las búsquedas que caben',
    fullText: 'No puede haber más. Primero deja de seguir una de ellas en Guardados.',
    title: 'Búsquedas que sigues',
    intro:
      'Se guardan solo en este dispositivo; no se te envía ningún mensaje. Lo nuevo se busca cuando abres esta página.',
    none: 'Sigue una búsqueda en Explorar, y esta página dice qué hay de nuevo.',
    loading: 'Buscando lo nuevo…',
    new: (count) => `${count} ${count === '1' ? 'nueva' : 'nuevas'}`,
    newAtLeast: (count) => `Más de ${count} nuevas`,
    nothingNew: 'Nada nuevo desde tu última visita',
    failed: 'No se pudo buscar lo nuevo.',
    retry: 'Intentar de nuevo',
    feed: 'Canal (Atom)',
    feedOf: (search) => `Canal (Atom) de ${search}`,
  },
  distances: {
    distancesFrom: (place) => `Las distancias se cuentan desde ${place}.`,
    here: 'donde estás',
  },
  map: { failed: 'No se pudo cargar el mapa' },
  steps: { close: 'Cancelar', working: 'Un momento…' },
  reportButton: {
    report: 'Denunciar',
    reportMessage: (excerpt) => `Denunciar el mensaje «${excerpt}»`,
    failed: 'No se pudo cargar la denuncia',
  },
  reporting: {
    titles: {
      donation: 'Denunciar esta donación',
      message: 'Denunciar este mensaje',
      person: 'Denunciar a esta persona',
    },
    why: '¿Qué tiene de malo?',
    reasons: {
      spam: 'Es publicidad, o está en venta',
      unsafe: 'Es peligroso, o va contra la ley',
      rude: 'Es grosero o hiriente',
      other: 'Otra cosa',
    },
    whyPerson: '¿Qué pasa?',
    reasonsOfPerson: {
      spam: 'Hace publicidad, o vende lo que recibió',
      unsafe: 'Es peligrosa, o va contra la ley',
      rude: 'Es grosera o hiriente',
      other: 'Otra cosa',
    },
    reasonMissing: 'Elige un motivo',
    words: '¿Qué debería saber la moderación? (opcional)',
    send: 'Enviar denuncia',
    sent: 'Gracias',
    sentText: 'La moderación lo revisa. A nadie se le dice que fuiste tú.',
    tooMany: (when) => `Denunciaste muchas cosas en poco tiempo. Inténtalo de nuevo ${when}.`,
  },
  saving: {
    documentTitle: (site) => `Guardados - ${site}`,
    title: 'Guardados',
    intro: 'Se quedan en este dispositivo. Nadie más los ve.',
    emptyTitle: 'Nada guardado',
    emptyText: 'Pulsa el corazón de una donación y te espera aquí.',
    browse: 'Ver donaciones',
    goneTitle: 'Ya no está disponible',
    goneText: 'Alguien se llevó esta donación, o se retiró.',
    failedTitle: 'No se pudo cargar esta',
    failedAllTitle: 'No se pudo cargar lo que guardaste',
    failedText: 'Sigue guardado.',
    showMore: 'Mostrar más',
    remove: 'Quitar',
    removeOf: (id) => `Quitar la donación guardada ${id}`,
    retry: 'Intentar de nuevo',
    count: (count, isOne) => `${count} ${isOne ? 'donación guardada' : 'donaciones guardadas'}.`,
  },
  handOver: {
    requestStates: {
      waiting: 'En espera',
      offered: 'Ofrecida',
      promised: 'Prometida',
      received: 'Recogida',
      missed: 'No recogida',
      declined: 'Rechazada',
      cancelled: 'Retirada',
      closed: 'Cerrada',
    },
    donationStates: {
      available: 'Disponible',
      promised: 'Prometida',
      given: 'Entregada',
      withdrawn: 'Retirada',
      expired: 'Caducada',
      paused: 'En pausa',
      hidden: 'Oculta',
    },
    failed: 'No funcionó',
    ask: 'Pedir esta donación',
    reason: '¿Por qué te gustaría tenerla?',
    reasonHint: `Lo lee quien dona. De ${memberLimits.reason.min} a ${memberLimits.reason.max} caracteres.`,
    askingAs: (name) => `Quien dona te ve como «${name}».`,
    changeName: 'Cambiar tu nombre',
    tooShort: `Usa al menos ${memberLimits.reason.min} caracteres`,
    tooLong: (max) => `Usa como máximo ${max} caracteres`,
    times: '¿Cuándo podrías recogerla?',
    timesHint: `Hasta ${memberLimits.times.max} horarios en los próximos ${memberLimits.timesAheadDays} días.`,
    time: (number) => `Horario ${number}`,
    day: 'Día',
    chooseDay: 'Elige un día',
    from: 'Desde',
    to: 'Hasta',
    addTime: 'Añadir otro horario',
    removeTime: (number) => `Quitar el horario ${number}`,
    dayMissing: 'Elige un día',
    timeOrder: 'El final está antes del comienzo',
    timePast: 'Este horario ya pasó',
    safety: 'Si puedes, queda en un lugar público y de día, y nunca envíes dinero.',
    personal:
      'Esto parece un teléfono, un correo o una dirección. Quien dona lo ve antes de que se conozcan: mejor acuerden el lugar por mensajes.',
    send: 'Enviar solicitud',
    sending: 'Enviando…',
    sent: 'Tu solicitud está enviada',
    sentText: 'Avisamos a quien dona. La respuesta está en Solicitudes.',
    yourRequest: 'Ver tu solicitud',
    collected: 'Recogiste esta donación.',
    noAccount:
      'Esta donación se publicó sin cuenta, así que aquí no se puede pedir a nadie. Guárdala, o pregunta por donaciones parecidas al asistente de la esquina.',
    notOpen: 'Esta donación no se puede pedir por ahora.',
  },
  ownDonations: {
    requests: (count) => (count === 1 ? '1 solicitud abierta' : `${count} solicitudes abiertas`),
    listedUntil: (day) => `Publicada hasta el ${day}`,
    failed: 'No se pudo cargar el cambio de la donación',
    steps: { edit: 'Editar…', given: 'Marcar como entregada…', renew: 'Renovar', withdraw: 'Retirar…' },
    stepOn: (step, title) => `${step} ${title}`,
    givenTitle: '¿Marcar como entregada?',
    givenText: 'Deja de ofrecerse para siempre. Quien todavía la pide recibe una respuesta, con donaciones parecidas.',
    given: 'Marcar como entregada',
    withdrawTitle: '¿Retirar esta donación?',
    withdrawText:
      'Es definitivo: no se puede volver a ofrecer. Quien todavía la pide recibe una respuesta, con donaciones parecidas.',
    withdraw: 'Retirar',
    done: {
      given: 'Está marcada como entregada',
      renew: 'Se ofrece otros 90 días',
      withdraw: 'Está retirada',
    },
    overtaken: 'No se hizo: la donación cambió entretanto. La ves como está ahora.',
    editTitle: 'Editar esta donación',
    title: 'Título',
    description: 'Descripción',
    category: 'Categoría',
    pieces: 'Piezas',
    editHint: 'El lugar queda como está.',
    save: 'Guardar',
    saved: 'Tus cambios están guardados',
  },
} satisfies Partial<Translations>;

/** Names of lists that failed to load; in English the error's own message. */
const fetching = new Map([
  ['Failed to fetch donations', 'No se pudieron cargar las donaciones'],
  ['Failed to fetch nearby donations', 'No se pudieron cargar las donaciones cercanas'],
  ['Failed to fetch categories', 'No se pudieron cargar las categorías'],
]);

/** The lines that the server writes into conversations. */
const linesInSpanish: Record<keyof typeof handOverTexts.lines, string> = {
  promise: 'Prometida. El lugar y la hora están acordados.',
  offer: 'Te toca: la donación queda reservada para ti hasta que aceptes.',
  propose: 'Se propone otra hora. Quien dona tiene que aceptarla.',
  accept: 'Aceptada. El lugar y la hora están acordados.',
  decline: 'Quien dona la rechazó.',
  cancel: 'Se retiró la solicitud.',
  takeBack: 'Se retiró el ofrecimiento.',
  receive: 'Recogida.',
  miss: 'No se recogió.',
  object: 'Quien la pidió objeta: esto no cuenta como ausencia.',
  close: 'Esta solicitud está cerrada.',
};

/** Lines that the server writes in English, with their Spanish. */
const lines: readonly (readonly [english: string, spanish: string])[] = [
  [handOverTexts.hiddenMessage, 'La moderación ocultó este mensaje.'],
  ...(Object.keys(handOverTexts.lines) as (keyof typeof handOverTexts.lines)[]).map(
    (step) => [handOverTexts.lines[step], linesInSpanish[step]] as const,
  ),
];

/** Translates a line of the server in a conversation, with its reason, which is unchanged. */
function lineInSpanish(line: string): string {
  for (const [english, spanish] of lines) {
    if (line === english) return spanish;
    const start = `${english} "`;
    if (line.startsWith(start)) return `${spanish} «${line.slice(start.length, -1)}»`;
  }
  return refusalInSpanish(line);
}
