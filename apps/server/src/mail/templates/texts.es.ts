import type { MailTexts } from './texts.js';

/** The texts of mails in Spanish. */
export const mailTextsInSpanish: MailTexts = {
  code: {
    subject: (product, code) => `${code} es tu código para ${product}`,
    title: (product) => `Iniciar sesión en ${product}`,
    enter: 'Escribe este código donde lo pediste. Sirve durante 10 minutos.',
    link: 'O inicia sesión en esta página:',
    linkLabel: 'Iniciar sesión',
    ignore: 'Si no lo pediste, puedes ignorar este correo. Nadie puede iniciar sesión sin el código.',
  },
  listingCode: {
    title: (product, site) => `Publicar una donación con ${product} en ${site}`,
    ignore:
      'Si no lo pediste en ese sitio, puedes ignorar este correo. Quien escriba el código allí puede publicar donaciones en tu nombre durante una hora, y nada más.',
  },
  notice: {
    digest: (product, count) => (count === 1 ? `1 aviso de ${product}` : `${count} avisos de ${product}`),
    open: 'Verlo',
    who: (name) => `Con ${name}`,
    words: (words) => `«${words}»`,
    similar: 'Quizá una de estas:',
    why: (product) => `Recibes este correo porque tienes una cuenta en ${product}.`,
    settings: 'Elige qué correos recibes:',
    settingsLabel: 'Elige qué correos recibes',
  },
  changed: {
    title: (product) => `Tu cuenta en ${product} cambió`,
    what: {
      email: 'Tu cuenta tiene ahora otro correo electrónico. Con este ya no se inicia sesión en ella.',
      password: 'Tu cuenta tiene una contraseña nueva.',
      'no password': 'Tu cuenta ya no tiene contraseña: inicias sesión con un código que te enviamos por correo.',
      passkey: 'Se añadió una llave de acceso a tu cuenta: quien la tiene puede iniciar sesión.',
      'no passkey': 'Se quitó una llave de acceso de tu cuenta: con ella ya no se inicia sesión.',
      deleted: 'Tu cuenta se va a eliminar. Hasta entonces nadie la ve, y puedes recuperarla al iniciar sesión.',
    },
    deletedTitle: (product, day) => `Tu cuenta en ${product} se eliminará el ${day}`,
    undoDeletion:
      'Si no fuiste tú, esta página conserva tu cuenta, cierra tu sesión en todos los dispositivos y quita tu contraseña y las llaves de acceso añadidas desde entonces. Sirve durante 7 días:',
    undo: 'Si no fuiste tú, esta página te devuelve tu correo, cierra tu sesión en todos los dispositivos y quita tu contraseña y las llaves de acceso añadidas desde entonces. Sirve durante 7 días:',
    undoLabel: 'No fui yo',
    warning:
      'Cerramos tu sesión en todos los demás dispositivos. Si no fuiste tú, alguien más puede leer tu correo o usa un dispositivo tuyo: cambia la contraseña de tu correo y escribe a quienes llevan este sitio.',
  },
  unsubscribe: {
    kinds: {
      requests: 'Correos sobre solicitudes',
      messages: 'Correos sobre mensajes',
      listings: 'Correos sobre lo que publicas',
      digest: 'El correo diario',
      alert: 'Correos sobre donaciones nuevas',
    },
    stop: 'No recibir más estos correos',
    alertDone: 'Ya no recibirás estos correos. Puedes volver a pedirlos en Explorar.',
    alertGone:
      'Estos correos ya habían terminado. Si aún recibes alguno, usa el enlace del más reciente o termínalos en Guardado.',
    done: 'Ya no recibirás estos correos. Puedes volver a elegirlos en «Avisos por correo» de tu perfil.',
  },
  alert: {
    confirmTitle: (product) => `Confirma tu alerta en ${product}`,
    confirmSearch: (search) => `Para: ${search}`,
    confirmText: {
      now: 'Pediste que te avisemos en cuanto se publique algo. Confírmalo, por favor.',
      daily: 'Pediste un correo al día con las novedades. Confírmalo, por favor.',
      weekly: 'Pediste un correo a la semana con las novedades. Confírmalo, por favor.',
    },
    confirm: 'Sí, quiero los correos',
    ignore: 'Si no lo pediste, ignora este correo: no pasará nada más.',
    one: (title) => `Nuevo: ${title}`,
    several: (product, count) => `${count} donaciones nuevas en ${product}`,
    section: (search) => `Nuevo para ${search}`,
    more: 'Ver todo',
    stop: 'No recibir más estos correos',
    stopAll: 'No recibir ninguno de estos correos',
    everything: 'donaciones nuevas',
    words: (words) => `«${words}»`,
    anySearch: 'donaciones nuevas de tu búsqueda',
    see: 'Verla',
    seeAll: 'Ver todas',
    from: (name) => `de ${name}`,
    away: (distance) => `a ${distance}`,
    sizes: (sizes) => `Talla ${sizes}`,
    size: (size) => `talla ${size}`,
    around: (distance, place) => `a menos de ${distance} de ${place}`,
  },
  contact: {
    title: (product) => `Un mensaje para ${product}`,
    digest: (product, count) =>
      count === 1 ? `1 mensaje más para ${product}` : `${count} mensajes más para ${product}`,
    digestText: 'Llegaron muchos en una hora, así que estos no se enviaron uno por uno. Todos están en la lista:',
    from: (email) => `De ${email}. Las respuestas a este correo van a esa dirección.`,
  },
};
