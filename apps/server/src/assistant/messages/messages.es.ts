import { sizeInSpanish } from '@clothesline/api-client/es';
import { inSpanish } from '../language/spanish.js';
import { cares, careMores } from './careMessages.es.js';
import { sizeSaid, sizesBeside, whomSaid } from './echo.js';
import type { Messages } from './messages.js';
import { siteTopics } from './siteTopics.js';

const states: Readonly<Record<string, string>> = {
  available: 'sigue disponible ahora mismo',
  promised: 'está prometido a alguien ahora mismo, y otras personas esperan',
  given: 'ya se regaló',
  withdrawn: 'fue retirado por quien lo daba',
  expired: 'ya no se ofrece',
  paused: 'está en pausa ahora mismo',
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

/** A category as the site names it, with what it means where that is known. */
const categoryName = (name: string) => (categoryNames[name] === undefined ? name : `${categoryNames[name]} (${name})`);

const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('es');
const or = new Intl.ListFormat('es', { type: 'disjunction' });

function forWhat(what: string): string {
  if (what === 'algo') return '';
  return /^algo (?:para|\()/.test(what) ? what.slice('algo'.length) : ` para ${what}`;
}

/** What the assistant says in Spanish. Names of buttons are those of the page. */
export const spanishMessages: Messages = {
  language: 'es',
  greeting: (product) =>
    `¡Hola! Soy el asistente automático de ${product}. Dime qué buscas, por ejemplo «una chaqueta abrigada cerca de Castro», o pregúntame cómo se dona o cómo se recoge.`,
  topics: (product, categories) => ({
    ...siteTopics.es,
    about: `Soy un asistente automático, no una persona. En ${product} los vecinos regalan ropa a sus vecinos, gratis: busca algo, ábrelo y pulsa «Pedir la donación»; cuando te lo prometan, acuerden dónde y cuándo lo recoges. Para dar, abre «Donar». Puedo buscar en lo que hay ahora mismo (por tipo, categoría o barrio) y explicar cómo se dona, cómo se recoge y cómo estar a salvo.`,
    operator: `En ${product}, quien da y quien recibe se ponen de acuerdo entre sí; aquí no se vende nada. No soy una persona, y no conozco a quienes lo llevan.`,
    donate:
      '¡Gracias por dar! Abre «Donar», pon un título, una descripción corta, una categoría, al menos una foto y más o menos dónde está, y pulsa «Publicar donación». Aparece enseguida, aquí y en el mapa.',
    condition:
      'Da lo que le darías a un amigo: limpio y seco. Los defectos pequeños están bien si la descripción los dice; por favor, nada de ropa interior usada ni nada sucio o peligroso. Lo publicado lo describe quien lo da: míralo al recogerlo, y puedes decir que no.',
    pickup:
      'La entrega la acuerdas con quien da: una hora y un lugar que les convengan a los dos, por ejemplo cerca de una estación si no tienes carro, y di si va otra persona por ti. Sé puntual, y avisa pronto si no puedes ir. Aquí no hay envíos.',
    pictures:
      'La tarjeta muestra la primera foto de una donación, y su página todas las que hay. Para ver más, pídeselo a quien la da cuando la pidas.',
    safety:
      'Queden en un lugar público y con gente, de día, dile a alguien adónde vas, y no des tu dirección, contraseñas ni dinero. Aquí nada cuesta nada; si alguien te pide dinero, vete.',
    privacy:
      'Nadie ve tu dirección: lo que publicas es público y dice un barrio y una zona aproximada, así que no pongas tu calle. Aquí no hay anuncios ni rastreo. Tu correo no lo ve nadie más, y no se pide ningún teléfono. Lo que me escribes se guarda con un número al azar, no con tu nombre, y se borra al cabo de un tiempo, o al momento con el botón de borrar la conversación, aquí arriba. Todo está en «Política de privacidad», al pie de la página.',
    report:
      'Pulsa «Denunciar» en la donación, el mensaje o la persona: los moderadores lo miran, y nadie sabe que fuiste tú. Con «Bloquear», en la página de una persona, ya no puede escribirte. Si hay peligro, llama primero a emergencias (911 en Estados Unidos).',
    contact:
      'Abre la donación y pulsa «Pedir la donación»: di por qué te gustaría y cuándo podrías recogerla. Hay que iniciar sesión. La respuesta llega a «Solicitudes», en la campana.',
    unanswered:
      'A quien no contesta se le recuerda. Si sigue en silencio mucho tiempo, la donación queda en pausa y se avisa a todas las personas que la pidieron, con otras parecidas cerca. En «Solicitudes», junto a la campana, ves cómo va la tuya; ahí puedes escribir, o cancelar y pedir otra cosa.',
    save: 'Pulsa el corazón de una donación para guardarla. Todo lo que guardas está en «Guardados», en este dispositivo. «Seguir esta búsqueda», en Explorar, guarda ahí una búsqueda y muestra lo nuevo.',
    account:
      'No necesitas cuenta para mirar ni para guardar donaciones. Para pedir una hay que iniciar sesión, y si el sitio lo pide también para publicar: «Iniciar sesión», arriba o en el menú, manda un código a tu correo, y crea tu cuenta si no la tienes. Lo que publicas con la sesión iniciada es de tu cuenta.',
    remove:
      'Abre «Perfil»: junto a cada una de tus donaciones puedes cambiarla, marcarla como regalada o retirarla. Tienes que entrar con la cuenta que la publicó.',
    removeAccount:
      'En «Perfil» puedes descargar lo que se guarda sobre ti y borrar tu cuenta: desaparece enseguida, y del todo a los 7 días, en los que puedes cambiar de idea.',
    cost: 'Aquí todo es gratis: unos dan y nadie paga. Si alguien te pide dinero, también por un envío, no pagues y pulsa «Denunciar».',
    otherSize: 'Dime qué talla necesitas, por ejemplo «talla 12» o «L», y busco otra vez.',
    whoMayAsk:
      'Quien ha iniciado sesión puede pedir lo que le sirva, y el sitio no pide ninguna prueba. Elige quien da, así que ayudan unas palabras sobre por qué te gustaría. Lo demás está en «Condiciones de uso», al pie de la página.',
    cancelRequest:
      'Avisa pronto a la otra persona: en «Solicitudes», junto a la campana, puedes escribirle o cancelar. Así le toca a quien sigue, y puedes volver a pedir otro día.',
    noFit:
      'Míralo al recogerlo y di que no si no te queda: no pasa nada. El sitio no hace devoluciones; lo que no te sirva lo puedes dar a otra persona en «Donar».',
    listingTime:
      'Una publicación sigue hasta que se regala, la retiras o se acaba su tiempo. En «Perfil» ves cómo va cada una de las tuyas y puedes renovarla.',
    device: 'Sí, basta un teléfono: el sitio funciona en el navegador de un teléfono, una tableta o una computadora.',
    noShop:
      'Aquí no hay tienda ni lugar de entrega: los vecinos se dan las cosas entre sí. Para dar algo, publícalo en «Donar»; para recibir algo, escribe a quien lo da con «Pedir la donación» y acuerden dónde verse.',
    onlyClothes: `Este sitio es para ropa y lo que va con ella: lo que publicas tiene una de las categorías ${list.format(categories.map(categoryName))}. Las «Pautas para donar», al pie de la página, dicen qué conviene dar.`,
    categories: `Las categorías son ${list.format(categories.map(categoryName))}. ¿En cuál busco?`,
    thanks: '¡De nada! ¿Busco algo más?',
    bye: '¡Adiós, y cuídate!',
    rude: 'Siento no haberte ayudado. Dime qué necesitas, por ejemplo «botas, talla 9», y busco otra vez.',
    refuse:
      'Eso no puedo hacerlo. Busco en lo que hay publicado y explico este sitio, y no sé el teléfono, la dirección ni la contraseña de nadie. A quien da se le escribe con «Pedir la donación», en la página de la donación.',
  }),
  welcome: '¡De nada!',
  loss: 'Siento mucho tu pérdida.',
  otherHelp: 'Para techo, comida u otra ayuda:',
  unknown:
    'Soy un asistente automático, y eso no lo sé. Lo que puedo hacer: buscar ropa por tipo, categoría o barrio («zapatos de niño cerca de Castro») y explicar cómo se dona, cómo se recoge y cómo estar a salvo.',
  atTheSite: (address) => `Todo eso está en ${address}`,
  contact: 'Para lo demás, en «Contacto», al pie de la página, responden personas.',
  noContact: 'El «Centro de ayuda», al pie de la página, dice más.',
  care: (need, lines) => [cares[need], ...(lines.length > 0 ? ['Aquí ayudan enseguida:', ...lines] : [])].join('\n'),
  helpLine: (name, number) => `• ${helpNames[name] ?? name}: ${number}`,
  careMore: (need) => careMores[need] ?? 'Si te sirve ropa, dime cuál y dónde, y la busco.',
  found: (what, where) => `Esto encontré${forWhat(what)}${where}:`,
  foundAfter: (what, where) => `Sigo con lo de antes: ${what}${where}:`,
  foundWide: (what, where) => `No encontré nada${forWhat(what)}${where} ahora mismo, pero en otro lugar hay esto:`,
  exceptBegins: 'Nada dice ',
  except: (words, what, where) => `Nada dice «${words.join(' ')}»${where}, pero esto es ${what}:`,
  foundLoosely: (what, where) => `Nada es exactamente ${what}${where}, pero esto se acerca:`,
  nothing: (what, where) =>
    `Busqué, pero ahora mismo no hay nada${forWhat(what)}${where}. Cada día se publican cosas nuevas: vuelve a preguntar, o míralo todo en «Explorar».`,
  noMore: (what, where) => `Eso es todo${forWhat(what)}${where} ahora mismo. En «Explorar» está todo.`,
  nothingListed: 'Ahora mismo no hay nada publicado. Sé la primera persona: abre «Donar».',
  newest: 'Esto es nuevo:',
  listedAt: (where) => `Esto es lo que hay${where}:`,
  alsoClose: 'Nada más es exactamente eso, pero esto se acerca:',
  moreThan: (count) => `más de ${count}`,
  counted: (count, what, where) => `Encontré ${count}${forWhat(what)}${where}:`,
  placeAsked: /^¿Te refieres a (.+)\?$/,
  placesBetween: /, | o /,
  whichPlace: (names) => `¿Te refieres a ${names.slice(0, -1).join(', ')} o ${names.at(-1) ?? ''}?`,
  unknownZip: (zip) =>
    `No conozco el código postal ${zip} por aquí. Dime un barrio u otro código postal, y busco allí.`,
  unknownPlace: (name) =>
    `No conozco ningún lugar llamado «${name}» por aquí. Dime un barrio o un código postal, y busco allí.`,
  nearMe:
    'No puedo ver dónde estás. Dime un barrio y busco alrededor; «Donaciones cerca de ti», en la página de inicio, puede usar tu posición.',
  more: 'Hay más: di «más», o mira en «Explorar».',
  line: (title, place, link) => `• ${title}, ${place}: ${link}`,
  awayFrom: (miles, place) => `a ${miles} mi de ${place}`,
  inPlace: (place) => ` en ${place}`,
  within: (miles, place) => ` a menos de ${miles} mi de ${place}`,
  wish({ things, audience, colors, materials, purposes, sizes, otherThan, unwanted, unknown }) {
    const [head, ...others] = things.map(({ word }) => nounOf(word));
    const noun = head ?? 'algo';
    const looks = [
      colors.map(({ word }) => describing(word, { noun, before: 'de' })).join(' o '),
      ...materials.map(({ word }) => describing(word, { noun, before: 'de' })),
      ...purposes.map(({ word }) => purposeIn(word, noun)),
    ].filter(Boolean);
    const named =
      head === undefined
        ? looks.length > 0
          ? [noun]
          : []
        : [[head, ...others].join(things.every(({ isEither }) => isEither) ? ' o ' : ', ')];
    const words = [...named, ...looks, ...unknown.map(nounOf)].join(' ');
    const whom = audience.length > 0 ? `para ${whomSaid(audience).map(wearerIn).join(', ')}` : '';
    const beside = sizesBeside(sizes, audience);
    const size = beside.length > 0 ? `(${beside.map(sizeIn).join(', ')})` : '';
    const not = unwanted
      .map(({ word, entry }) => `${entry.facet === 'color' ? 'que no sea' : 'sin'} ${nounOf(word)}`)
      .join(', ');
    const otherSizes = otherThan && 'en otras tallas';
    const parts = [words && `«${words}»`, whom, size, otherSizes, not].filter(Boolean);
    return words === '' ? ['algo', ...parts].join(' ') : parts.join(' ');
  },
  misses: {
    thing: 'otra cosa',
    relative: 'no es exactamente eso',
    audience: 'para otras personas',
    audienceUnsaid: 'no dice para quién',
    size: 'otra talla',
    sizeUnsaid: 'no dice esa talla',
    sizeAbout: 'más o menos esa talla',
    color: 'otro color',
    colorUnsaid: 'no dice el color',
    material: 'otro material',
    materialUnsaid: 'no dice que sea de eso',
    purpose: 'no dice que sea para eso',
    word: 'no lo dice',
    unwanted: 'tiene lo que no quieres',
    unread: 'en un idioma que apenas leo',
  },
  which: (count) =>
    count === 0
      ? '¿Cuál quieres decir? Primero pídeme que busque algo.'
      : '¿Cuál quieres decir? Di por ejemplo «el primero».',
  fewer: (count) => (count === 1 ? 'Solo mostré una donación.' : `Solo mostré ${count}.`),
  gone: 'Ya no está publicado.',
  about: {
    state: (title, state) => `«${title}» ${state}.`,
    states,
    otherState: 'no está disponible ahora mismo',
    donor: (title) => `La página de «${title}» dice quién lo da, con un enlace a lo demás que da.`,
    place: (title, place) => `«${title}» está en ${place}. El lugar exacto se acuerda cuando te lo prometen.`,
    far: (title, place, miles) => `«${title}» está en ${place}, ${list.format(miles)}.`,
    milesFrom: (miles, from) => `a unas ${miles} mi de ${from}`,
    listed: (title, at) => `«${title}» se publicó el ${day.format(at)}.`,
    size: sizeInSpanish,
    sizes: (title, sizes) => `Talla de «${title}»: ${sizes}.`,
    about: (system, sizes) => `Eso es más o menos ${system} ${or.format(sizes)}.`,
    sizeFor: {
      women: (size) => `${size} de mujer`,
      men: (size) => `${size} de hombre`,
      kids: (size) => `${size} de niño`,
    },
    color: (title, colors) => `Color de «${title}»: ${list.format(colors)}.`,
    sizeFit: {
      same: 'Es la misma talla.',
      about: 'Es más o menos la misma talla.',
      larger: 'Es más grande que la talla que dices: puede quedar grande.',
      smaller: 'Es más chica que la talla que dices: puede quedar chica.',
    },
    noOtherSize: 'Es una sola pieza: no la hay en otra talla.',
    sizeFirst: {
      biggest: 'Por talla, de la más grande a la más chica:',
      smallest: 'Por talla, de la más chica a la más grande:',
    },
    nearestFirst: 'De la más cercana a la más lejana:',
    newestFirst: 'De la más nueva a la más antigua:',
    prettiest: 'No veo las fotos, así que eso lo decides tú. Di «más» para ver otras.',
    bestFirst: 'La primera es la que mejor va con lo que pediste:',
    someFit: (count) => (count === 1 ? 'De esas, esta sí:' : 'De esas, estas sí:'),
    noneFits: 'De esas no veo ninguna de la que pueda decir eso:',
    noneSays: 'Ninguna de esas dice nada de eso; quienes las dan pueden decírtelo.',
    noted: (title, notes) => (notes.length > 0 ? `«${title}» (${notes.join(', ')})` : `«${title}»`),
    sameDonor: 'Son de la misma persona.',
    otherDonors: 'Son de personas distintas; la página de cada una dice quién la da.',
    noSystem: (system) => `No dice la talla ${system}; quien lo da puede decírtela.`,
    noSize: (title) => `«${title}» no dice la talla. Puedes preguntarla al pedirlo.`,
    how: (title) => `Abre «${title}» y pulsa «Pedir la donación»: di por qué te gustaría y cuándo podrías recogerlo.`,
    more: (title, description) => `«${title}»: ${description}`,
    says: (title, quote) => `«${title}» dice: «${quote}»`,
    notAll: 'Lo demás no lo encuentro ahí; quien lo da puede decírtelo.',
    askDonor: 'Lo que falte, puede decírtelo quien lo da.',
    called: (title) => `Se llama «${title}».`,
    inYourWords: (words) => `En español, palabra por palabra: ${words}.`,
    unsaid: (title) => `No lo encuentro en lo que dice «${title}»; quien lo da puede decírtelo. Dice así:`,
    unsaidOf: (title) => `No lo encuentro en lo que dice «${title}».`,
    unread: (title) => `«${title}» está en un idioma que apenas leo; quien lo da puede decírtelo. Dice así:`,
  },
  worded: 'Un modelo de lenguaje de otra empresa redacta estas respuestas: lee esta conversación.',
  suggestions: {
    newest: '¿Qué hay de nuevo?',
    donate: '¿Cómo dono ropa?',
    closer: 'Más cerca',
    more: 'Más',
    otherSizes: 'Otras tallas',
    sameSize: '¿Qué más hay en esa talla?',
    sameAge: '¿Qué más hay para esa edad?',
    state: '¿Sigue disponible?',
    howToAsk: '¿Cómo pido uno?',
    howToAskForIt: '¿Cómo lo pido?',
  },
};

/** Of the standard help lines. */
const helpNames: Readonly<Record<string, string>> = {
  'Danger to life': 'Peligro de muerte',
  'Shelter, food and clothes tonight': 'Techo, comida y ropa para esta noche',
  'Suicide and crisis': 'Suicidio y crisis (oprime 2 para español)',
  'Violence at home': 'Violencia en casa',
  'Sexual assault': 'Agresión sexual',
};

/** A name in Spanish; of two words that are no name together, what the first says stands after the second: "camisa de trabajo". */
function nounOf(word: string): string {
  const whole = inSpanish(word)?.word;
  const [, before, last] = /^(.+) (\S+)$/.exec(word) ?? [];
  if (whole !== undefined || before === undefined || last === undefined) return whole ?? word;
  const noun = inSpanish(last)?.word;
  return noun === undefined ? word : `${noun} ${describing(before, { noun, before: 'de' })}`;
}

/** Whom something is for, as a sentence says it. */
const ofYours = new Set(['hijo', 'hija', 'esposo', 'esposa', 'marido', 'madre', 'padre', 'mamá', 'papá']);
const wearersNamed: Readonly<Record<string, string>> = { bebé: 'un bebé', embarazada: 'el embarazo' };

function wearerIn(word: string): string {
  const named = nounOf(word);
  return ofYours.has(named) ? `tu ${named}` : (wearersNamed[named] ?? named);
}

/** What a thing is for, with its article. */
const articles: Readonly<Record<string, string>> = {
  deporte: 'el',
  gimnasio: 'el',
  trabajo: 'el',
  frío: 'el',
  frio: 'el',
  invierno: 'el',
  verano: 'el',
  calor: 'el',
  otoño: 'el',
  embarazo: 'el',
  oficina: 'la',
  escuela: 'la',
  nieve: 'la',
  lluvia: 'la',
  playa: 'la',
  primavera: 'la',
  graduación: 'la',
  iglesia: 'la',
  montaña: 'la',
  entrevista: 'una',
  boda: 'una',
  fiesta: 'una',
  quinceañera: 'una',
  funeral: 'un',
};

function purposeIn(word: string, noun: string): string {
  const spanish = inSpanish(word);
  const article = articles[spanish?.word ?? ''];
  return article === undefined || !spanish
    ? describing(word, { noun, before: 'para' })
    : `para ${article} ${spanish.word}`;
}

/** What is said of a thing, after its noun: an adjective as the noun is, or "de lana", "para invierno". */
function describing(word: string, { noun, before }: { noun: string; before: string }): string {
  const spanish = inSpanish(word);
  if (!spanish) return word;
  return spanish.isAdjective ? asNoun(spanish.word, noun) : `${before} ${spanish.word}`;
}

const masculine = /^(?:pijama|suéter|traje|algo)/;

/** An adjective in the gender and number of a noun: "rojo" and "botas" are "botas rojas". */
function asNoun(adjective: string, noun: string): string {
  const [first = ''] = noun.split(' ');
  const isFeminine = /as?$/.test(first) && !masculine.test(first);
  const one = isFeminine ? adjective.replace(/o$/, 'a') : adjective;
  if (!first.endsWith('s') || adjective.includes(' ')) return one;
  return /[aeiou]$/.test(one) ? `${one}s` : one.endsWith('s') ? `${one}es` : `${one}es`;
}

function sizeIn(size: string): string {
  return sizeSaid(size)
    .replaceAll(/\band\b/g, 'y')
    .replaceAll(/\b(?:wom[ae]n|m[ae]n|girl|boy|kid|child(?:ren)?|toddler|teen|baby|newborn|shoe)s?(?:'s)?\b/g, nounOf)
    .replace(/\bextra large\b/, 'extra grande')
    .replace(/\bextra small\b/, 'extra chica')
    .replace(/\blarge\b/, 'grande')
    .replace(/\bmedium\b/, 'mediana')
    .replace(/\bsmall\b/, 'chica')
    .replace(/\bwaist\b/, 'cintura')
    .replace(/\bneck\b/, 'cuello')
    .replace(/\byears? old\b|\byears?\b/, 'años')
    .replace(/\bmonths? old\b|\bmonths?\b/, 'meses')
    .replace(/\bsize\b/, 'talla');
}
