import type { SiteTopic } from '../topics/topic.js';
import type { Language } from '../language/language.js';

/** What the assistant says about asking, giving and signing in, and of a need without a name. */
export const siteTopics: Readonly<Record<Language, Readonly<Record<SiteTopic, string>>>> = {
  en: {
    help: 'I am glad that you ask. What do you need? Tell me, for example "a warm coat for a woman, size M", and I will look for it.',
    loss: 'I am so sorry for your loss. If you would like to give things away, open Donate; if you are looking for something, tell me what.',
    password:
      'You can sign in without a password: "Sign In" sends a code to your email address. If you have set a password and do not know it any more, choose "Use a code by email". Once you are signed in, you can add, change or remove a password, or add a passkey, under Profile.',
    age: 'The Terms of Service at the bottom of the page say who may use this site. Whoever is young should do it together with a parent, and meet nobody alone.',
    human:
      'I am automated: I cannot write to anybody for you, nor hand you over to a person. To whom you asked, you write under Requests, at the bell.',
    taxes: 'This site gives no receipts for taxes. Somebody who knows about taxes can tell you more.',
    afterAsking:
      'The donor sees your request and chooses who gets the donation. The answer is under Requests, at the bell. Once it is promised to you, you agree there on a time and a place to pick it up; until then it can go to somebody else.',
    noShow:
      'I am sorry that you waited. Under Requests, at the bell, you can write to them, agree on another time, or cancel. A donor presses "Nobody came" there, and the next in line is offered it. If it happens again, press Report on the person.',
    inbox: 'Open Requests, at the bell: there is what you asked for, what was asked of you, and every message to it.',
    email: 'Under Profile you can change your email address: a code to the new one makes sure that it is yours.',
    bundle:
      'Several things for one person can be one donation: say in its title that it is a bundle, and in the description what is in it. What different people need is found more easily one by one.',
    howMany:
      'You can ask for several donations, each on its own page. The donor of each chooses who gets it, so ask for what you can really use and pick up. The Terms of Service at the bottom of the page say the rest.',
    choosing:
      'Whoever gives a donation chooses who gets it. Under Requests, at the bell, you read why each person asks, and see how often they came to what they were promised; their name leads to their page. "Promise it…" chooses one of them, and "Decline…" says no, with a few words or without. You owe nobody a yes.',
    noPhone:
      "That is fine: no phone number and no home address is asked for. To ask for something you need an email address, at which a code arrives; a library computer or a friend's phone will do. You write to each other under Requests, at the bell, and meet in a public place.",
    ownPhotos:
      'At least one picture is needed, and up to 12 are shown: people ask for what they can see. A photo by daylight of the thing laid flat or on a hanger is enough; show flaws, and leave faces and your address out of it. If you have no camera, a friend or a library can help.',
    listingSize:
      'Write the size on the label into the title or the description, for example "women\'s M", "kids 5-6 years" or "shoe 9": people find it by that. For a bundle name each size or the range; where there is no label, say whom it fits, or measure it.',
    keeping:
      'What you are given is yours to keep: nothing is lent here, and nothing has to come back. What you no longer need you can pass on under Donate.',
    listingCount:
      'List as many donations as you like: there is no set limit. Several things for one person can also be one donation, a bundle.',
    apology: 'That is all right. What can I look for, for you?',
    languages:
      'I read and write English and Spanish. Write in the one that you like; donors may write in any language.',
    smallTalk: 'Thank you for asking! I am a program, and always well. What can I look for, for you?',
  },
  es: {
    help: 'Qué bueno que lo dices. ¿Qué necesitas? Dime, por ejemplo, «un abrigo de mujer, talla M», y lo busco.',
    loss: 'Siento mucho tu pérdida. Si quieres dar algo, abre «Donar»; si buscas algo, dime qué.',
    password:
      'Puedes entrar sin contraseña: «Iniciar sesión» manda un código a tu correo. Si pusiste una contraseña y ya no la sabes, elige el código por correo. Cuando hayas entrado, en «Perfil» puedes añadir, cambiar o quitar la contraseña, o añadir una llave de acceso.',
    age: 'Las «Condiciones de uso», al pie de la página, dicen quién puede usar este sitio. Si eres menor, hazlo junto con tu madre o tu padre, y no quedes a solas con nadie.',
    human:
      'Soy automático: no puedo escribirle a nadie por ti ni pasarte con una persona. A quien le pediste algo, le escribes en «Solicitudes», en la campana.',
    taxes: 'Este sitio no da recibos para impuestos. Quien sabe de impuestos te puede decir más.',
    afterAsking:
      'Quien da ve tu solicitud y elige quién recibe la donación. La respuesta llega a «Solicitudes», en la campana. Cuando te la prometen, ahí acuerdan hora y lugar para recogerla; hasta entonces puede ser para otra persona.',
    noShow:
      'Siento que hayas esperado. En «Solicitudes», en la campana, puedes escribirle, acordar otra hora o cancelar. Si eres quien da, di ahí que nadie vino, y le toca a quien sigue. Si vuelve a pasar, pulsa «Denunciar» en esa persona.',
    inbox: 'Abre «Solicitudes», en la campana: ahí está lo que pediste, lo que te pidieron y todos los mensajes.',
    email: 'En «Perfil» puedes cambiar tu correo: un código al correo nuevo confirma que es tuyo.',
    bundle:
      'Varias cosas para una misma persona pueden ser una sola donación: di en el título que es un paquete, y en la descripción qué trae. Lo que sirve a personas distintas se encuentra mejor por separado.',
    howMany:
      'Puedes pedir varias donaciones, cada una en su página. Quien da cada una elige a quién, así que pide lo que de verdad te sirva y puedas recoger. Lo demás está en las «Condiciones de uso», al pie de la página.',
    choosing:
      'Quien da una donación elige a quién. En «Solicitudes», en la campana, lees por qué la pide cada persona y ves cuántas veces vino por lo que le prometieron; su nombre lleva a su página. Con «Prometerla…» eliges a una, y con «Rechazar…» dices que no, con unas palabras o sin ellas. No le debes un sí a nadie.',
    noPhone:
      'No pasa nada: no se pide teléfono ni dirección. Para pedir algo hace falta un correo, al que llega un código; sirve la computadora de una biblioteca o el teléfono de una amistad. Se escriben en «Solicitudes», en la campana, y se encuentran en un lugar público.',
    ownPhotos:
      'Hace falta al menos una foto, y caben hasta 12: la gente pide lo que puede ver. Basta una con luz de día, con la prenda extendida o en un gancho; muestra los defectos, y que no salgan caras ni tu dirección. Si no tienes cámara, una amistad o una biblioteca te puede ayudar.',
    listingSize:
      'Escribe en el título o la descripción la talla de la etiqueta, por ejemplo «mujer M», «niños 5-6 años» o «zapato 9»: así la encuentran. En un paquete, pon cada talla o de cuál a cuál; si no hay etiqueta, di a quién le queda, o mídela.',
    keeping:
      'Lo que te dan es tuyo: aquí no se presta nada, y no hay que devolver nada. Lo que ya no te sirva lo puedes regalar en «Donar».',
    listingCount:
      'Publica todas las donaciones que quieras: no hay un límite fijo. Varias cosas para una misma persona también pueden ser una sola donación, un paquete.',
    apology: 'No pasa nada. ¿Qué te busco?',
    languages:
      'Leo y escribo español e inglés. Escribe en el que prefieras; quienes dan pueden escribir en cualquier idioma.',
    smallTalk: '¡Gracias por preguntar! Soy un programa y siempre estoy bien. ¿Qué te busco?',
  },
};
