import { cares, careMores } from './careMessages.es.js';
import type { Messages } from './messages.js';

const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** The sentences of the assistant in Spanish. Names of buttons are those of the page. */
export const spanishMessages: Messages = {
  language: 'es',
  hello: (product) =>
    `¡Hola! Soy el asistente automático de ${product}. Dime qué buscas, por ejemplo «una chaqueta abrigada cerca de Castro», o pregúntame cómo se dona o cómo se recoge.`,
  whichSize: 'Dime qué talla necesitas, por ejemplo «talla 12» o «L», y busco otra vez.',
  loss: 'Siento mucho tu pérdida.',
  reset: 'De acuerdo, desde el principio. ¿Qué buscas?',
  otherLanguage:
    'Leo solo español e inglés. Escríbeme en uno de los dos; quienes dan pueden escribir en cualquier idioma.',
  unclear:
    'Soy un asistente automático, y no estoy seguro de entenderte. Puedo buscar ropa («zapatos de niño cerca de Castro, talla 13»), decirte más de lo que te mostré («la segunda, ¿qué talla es?») y explicar cómo funciona este sitio.',
  perhaps: '¿Quizá una de estas?',
  found: (what, where) => `Esto encontré${what && ` de ${what}`}${where}:`,
  close: 'No es exactamente eso, pero se acerca:',
  onlyClose: (what, where) => `Ahora mismo nada es exactamente ${what || 'eso'}${where}, pero esto se acerca:`,
  elsewhere: (what, where) =>
    `No encontré nada${what && ` de ${what}`}${where} ahora mismo, pero en otro lugar hay esto:`,
  nothing: (what, where) =>
    `Busqué, pero ahora mismo no hay nada${what && ` de ${what}`}${where}. Este sitio es para ropa, calzado y accesorios; cada día se publican cosas nuevas, y en «Explorar» está todo.`,
  noMore: (what) => `Eso es todo lo que hay${what && ` de ${what}`} ahora mismo. En «Explorar» está todo.`,
  newest: 'Esto es nuevo:',
  more: 'Hay más: di «más», o mira en «Explorar».',
  which: (names) => `¿Te refieres a ${names.slice(0, -1).join(', ')} o ${names.at(-1) ?? ''}?`,
  unknownPlace: (name) =>
    `No conozco ningún lugar llamado «${name}» por aquí. Dime un barrio o un código postal, y busco allí.`,
  nearMe:
    'No puedo ver dónde estás. Dime un barrio y busco alrededor; «Donaciones cerca de ti», en la página de inicio, puede usar tu posición.',
  in: (place) => ` en ${place}`,
  within: (miles, place) => ` a menos de ${miles} mi de ${place}`,
  away: (miles, place) => `a ${miles} mi de ${place}`,
  misses: {
    thing: 'no es exactamente eso',
    whom: 'dice ser para otras personas',
    whomUnsaid: 'no dice para quién',
    size: 'otra talla',
    sizeAbout: 'más o menos esa talla',
    sizeUnsaid: 'no dice la talla',
    color: 'otro color',
    detail: 'no dice todo eso',
  },
  line: (title, place, link) => `• ${title}, ${place}: ${link}`,
  item: {
    gone: 'Esa ya no está publicada.',
    says: (title, text) => `«${title}» dice: «${text}»`,
    sizes: (sizes) =>
      sizes.length > 0 ? `Talla: ${sizes.join(', ')}.` : 'No dice la talla; quien la da puede decírtela.',
    sizeNote: (sizes) => (sizes.length > 0 ? sizes.join(', ') : 'no dice la talla'),
    states: {
      available: 'sigue disponible',
      promised: 'está prometida a alguien',
      given: 'ya se regaló',
      withdrawn: 'fue retirada',
      expired: 'ya no se ofrece',
      paused: 'está en pausa',
    },
    otherState: 'no está disponible',
    state: (title, state) => `«${title}» ${state} ahora mismo.`,
    place: (title, place) =>
      `«${title}» está en ${place}. El lugar exacto lo acuerdas con quien la da cuando te la prometan.`,
    donor: (title) =>
      `La página de ${title ? `«${title}»` : 'cada una'} dice quién la da, con un enlace a lo demás que da. Le escribes con «Pedir la donación».`,
    time: (title) =>
      `Cuándo y dónde recoges ${title ? `«${title}»` : 'una donación'} lo acuerdas con quien la da: pulsa «Pedir la donación» y di cuándo podrías ir. Puede ir otra persona por ti: dilo.`,
    how: (title) =>
      `Abre ${title ? `«${title}»` : 'la donación'} y pulsa «Pedir la donación»: di por qué te gustaría y cuándo podrías recogerla. Hay que iniciar sesión.`,
    listed: (title, at) => `«${title}» se publicó el ${day.format(at)}.`,
    listedNote: (at) => day.format(at),
    sizeFit: {
      same: 'Es la talla que dices.',
      about: 'Es más o menos la talla que dices.',
      larger: 'Es más grande que la talla que dices: puede quedar grande.',
      smaller: 'Es más pequeña que la talla que dices: puede quedar chica.',
    },
    sizeFitNote: {
      same: 'la talla que dices',
      about: 'más o menos esa talla',
      larger: 'más grande que eso',
      smaller: 'más pequeña que eso',
    },
    orders: {
      nearest: 'De la más cercana a la más lejana:',
      largest: 'Por talla, la más grande primero:',
      smallest: 'Por talla, la más pequeña primero:',
      newest: 'De la más nueva a la más antigua:',
    },
    restAsk: 'Lo que no diga, puede decírtelo quien la da.',
    each: 'De las que te mostré:',
    eachSays: 'Estas dicen algo de eso:',
    quote: (text) => `   «${text}»`,
  },
  cares,
  helpNow: 'Aquí ayudan enseguida:',
  helpLine: (name, number) => `• ${helpNames[name] ?? name}: ${number}`,
  careMore: (need) => careMores[need] ?? 'Si te sirve ropa, dime cuál y dónde, y la busco.',
  contact: 'Para lo demás, en «Contacto», al pie de la página, responden personas.',
  noContact: 'El «Centro de ayuda», al pie de la página, dice más.',
  worded: 'Puede que un modelo de lenguaje de otra empresa redacte mis respuestas; recibe lo que escribes aquí.',
  pages: [
    'Explorar',
    '«Donar»',
    '«Perfil»',
    '«Guardados»',
    '«Solicitudes»',
    '«Pedir la donación»',
    '«Iniciar sesión»',
    '«Centro de ayuda»',
    '«Política de privacidad»',
    '«Contacto»',
    '«Donaciones cerca de ti»',
  ],
  category: (name) => (categoryNames[name] === undefined ? name : `${categoryNames[name]} (${name})`),
  atTheSite: (address) => `Todo eso está en ${address}`,
  suggestions: {
    more: 'Más',
    closer: 'Más cerca',
    newest: '¿Qué hay de nuevo?',
    donate: '¿Cómo dono ropa?',
    askFirst: '¿Cómo pido la primera?',
    ask: '¿Cómo la pido?',
    state: '¿Sigue disponible?',
    anySize: 'En cualquier talla',
    anyColor: 'En cualquier color',
    anywhere: 'En cualquier lugar',
    anybody: 'Para cualquiera',
  },
};

const helpNames: Readonly<Record<string, string>> = {
  'Danger to life': 'Peligro de muerte',
  'Shelter, food and clothes tonight': 'Techo, comida y ropa para esta noche',
  'Suicide and crisis': 'Suicidio y crisis (oprime 2 para español)',
  'Violence at home': 'Violencia en casa',
  'Sexual assault': 'Agresión sexual',
};

const categoryNames: Readonly<Record<string, string>> = {
  Women: 'mujer',
  Men: 'hombre',
  Children: 'niños',
  Athletic: 'deporte',
  Footwear: 'calzado',
  Accessories: 'accesorios',
  Professional: 'trabajo',
  Seasonal: 'temporada',
};
