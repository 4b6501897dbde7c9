import type { Translations } from '../shared/language/translations.js';

/** The policies in Spanish. */
export const policiesInSpanish: Translations['policies'] = {
  privacyPolicy: ({ name }) => ({
    intro: `Lo que ${name} sabe, en palabras sencillas. En este sitio no hay anuncios, ni estadísticas de visitas, ni rastreo.`,
    sections: [
      {
        heading: 'Lo que haces público',
        paragraphs: [
          'Una publicación es pública: su título, descripción, categoría, imágenes, lugar y fecha, y el número de quien la hizo («Usuario n.º 1»). Si esa persona tiene una cuenta, la parte pública se encuentra por el número. No escribas en ella nada que no colgarías en un tablón de anuncios.',
        ],
      },
      {
        heading: 'Dónde estás',
        paragraphs: [
          'Si lo permites, tu navegador le dice a esta página tu posición. Se envía al servidor para encontrar donaciones cerca de ti y allí no se guarda. Una publicación que creas lleva el nombre del lugar de su formulario y la zona que se muestra allí, no la posición misma.',
        ],
      },
      {
        heading: 'Si inicias sesión',
        paragraphs: [
          'No necesitas una cuenta para mirar, para guardar ni, si quienes llevan este sitio no decidieron otra cosa, para publicar. Si inicias sesión, el servidor guarda tu correo electrónico, que nadie más ve, y el nombre, el nombre de usuario, la ciudad y las palabras sobre ti que elijas, que ve todo el mundo. En Perfil los puedes cambiar, descargar todo lo guardado sobre ti y eliminar tu cuenta: todo deja de verse enseguida, y desaparece para siempre a los 7 días, en los que puedes cambiar de opinión. Lo que otros te escribieron sigue siendo suyo.',
          'Si activas los avisos en un dispositivo, el servidor guarda la dirección que su navegador tiene en el servicio de notificaciones de su fabricante (Google, Mozilla, Apple o Microsoft) hasta que los desactives o cierres la sesión. Un aviso dice qué tipo de novedad hay, sin nombres ni mensajes, y ese servicio no puede leerlo.',
        ],
      },
      {
        heading: 'Lo que preguntas al asistente',
        paragraphs: [
          'Los mensajes se guardan en el servidor con un número al azar que está en este navegador, para que la conversación siga ahí cuando vuelvas. No están unidos a tu nombre, y se borran después de un tiempo: 30 días, si quienes llevan este sitio no eligieron otro. No escribas en ellos cosas privadas.',
        ],
      },
      {
        heading: 'Lo que se queda en este dispositivo',
        points: [
          'Las donaciones que guardaste, las búsquedas que sigues, el lugar que elegiste, una publicación que empezaste, el aspecto y el idioma que elegiste y el número de tu conversación con el asistente están en este navegador. La Política de cookies los nombra uno a uno. Al borrar los datos del sitio desaparecen.',
        ],
      },
      {
        heading: 'Imágenes',
        paragraphs: [
          'Una foto que añades a una donación se dibuja de nuevo en tu dispositivo y se envía sin sus metadatos: dónde, cuándo y con qué se tomó. El servidor la guarda y se la muestra a todo el mundo.',
          'Quien dona también puede añadir imágenes por su dirección web. Tu navegador busca esa imagen en el sitio donde está, que ve tu dirección de internet, como con cualquier imagen de la web. No se le dice en qué página estás.',
        ],
      },
      {
        heading: 'Cuando algo se rompe',
        paragraphs: [
          'Si una parte de la página falla, tu navegador le dice al servidor qué parte del programa fue. En ese aviso no va nada de lo que escribiste, ni ninguna posición.',
        ],
      },
    ],
  }),
  termsOfService: ({ name }) => ({
    intro: 'Las reglas de este sitio, tan cortas que se pueden leer.',
    sections: [
      {
        heading: 'Qué es esto',
        paragraphs: [
          `${name} muestra lo que la gente quiere regalar. Quien da y quien recibe acuerdan la entrega; el sitio no participa en ella, no revisa nada y no promete nada sobre ella.`,
        ],
      },
      {
        heading: 'Lo que te pedimos',
        points: [
          'Publica solo lo que puedas dar, descrito con verdad, y gratis.',
          'Usa imágenes y textos que puedas usar.',
          'Trata con respeto a la gente con la que te encuentras, y cumple lo que acordaste.',
          'No uses el sitio para vender, anunciar, reunir datos de otros ni hacer daño.',
        ],
      },
      {
        heading: 'Lo que le puede pasar a una publicación',
        paragraphs: [
          'Cualquiera puede denunciar una publicación, un mensaje o a una persona. La moderación puede ocultar lo que va contra estas reglas o la ley, o suspender la cuenta, y le dice a quien lo hizo por qué.',
        ],
      },
      {
        heading: 'Sin garantía',
        paragraphs: [
          'El programa es de código abierto con la licencia MIT y se ofrece como está. Nadie puede prometer que esté siempre ahí ni que no tenga errores.',
        ],
      },
    ],
  }),
  cookiePolicy: {
    intro:
      'Este sitio pone cookies si inicias sesión, y una por cada cosa si eliges un idioma o un aspecto. Por eso no hay ningún aviso que cerrar.',
    sections: [
      {
        heading: 'Las cookies',
        paragraphs: [
          'Una le dice al servidor quién eres (session_token), hasta que cierras la sesión o no vienes durante 30 días. Ningún otro sitio la recibe, y ningún programa de la página la lee.',
          'Otra le dice que en este navegador ya se inició sesión en tu cuenta (known), durante 180 días: así, lo que prueben otros con tu correo no te deja fuera. Con ella nadie entra. Al entrar con una llave de acceso hay otra durante cinco minutos (passkey). Sus nombres empiezan por clothesline.',
          'Las dos últimas son el idioma que elegiste, o el de tu cuenta (clothesline_language), y claro u oscuro, si lo elegiste (clothesline_appearance), durante un año.',
        ],
      },
      {
        heading: 'Qué más se guarda en tu navegador',
        points: [
          'Tus donaciones guardadas (clothesline_saved).',
          'Las búsquedas que sigues, con el número de la donación más nueva que viste (clothesline_followed).',
          'El lugar que elegiste (clothesline_location), y hasta que cierres la pestaña, que no quisiste decir tu posición (clothesline_location_refused).',
          'Una publicación que empezaste, con todo lo que escribiste en ella (clothesline_draft) y sus fotos (clothesline_photos), hasta que se publica o empiezas de nuevo. Mientras se envía, un número al azar que evita que se publique dos veces.',
          'El lugar que elegiste para tu última donación, para la próxima (clothesline_last_place).',
          'El número de tu conversación con el asistente (chat_session_id), en cuanto la abres.',
          'Lo que le escribiste al asistente y no enviaste (clothesline_chat_unsent), hasta que cierres la pestaña.',
          'El número de la cuenta que inició sesión en este dispositivo (clothesline_signed_in) y el de la cuenta a la que pertenecen estos datos (clothesline_owner). Al cerrar la sesión se borra todo, menos el idioma y la apariencia.',
          'La dirección a la que pediste un código (clothesline_code_sent), hasta que inicies sesión o cierres la pestaña.',
          'Hasta dónde bajaste (clothesline_scroll), hasta que cierres la pestaña.',
        ],
      },
      {
        heading: 'Cómo quitarlo',
        paragraphs: [
          'Borra los datos de este sitio en los ajustes de tu navegador. Con eso se va todo lo de arriba; nada más se rompe.',
        ],
      },
    ],
  },
};
