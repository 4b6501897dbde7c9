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
    human: 'I am automated, and cannot hand you over to a person.',
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
  },
  es: {
    help: 'Qué bueno que lo dices. ¿Qué necesitas? Dime, por ejemplo, «un abrigo de mujer, talla M», y lo busco.',
    loss: 'Siento mucho tu pérdida. Si quieres dar algo, abre «Donar»; si buscas algo, dime qué.',
    password:
      'Puedes entrar sin contraseña: «Iniciar sesión» manda un código a tu correo. Si pusiste una contraseña y ya no la sabes, elige el código por correo. Cuando hayas entrado, en «Perfil» puedes añadir, cambiar o quitar la contraseña, o añadir una llave de acceso.',
    age: 'Las «Condiciones de uso», al pie de la página, dicen quién puede usar este sitio. Si eres menor, hazlo junto con tu madre o tu padre, y no quedes a solas con nadie.',
    human: 'Soy automático y no puedo pasarte con una persona.',
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
  },
};
