import { defaultLocation, locationName } from '@clothesline/api-client';
import type { Translations } from '../shared/language/translations.js';

/** The help texts in Spanish. */
export const helpInSpanish: Translations['help'] = {
  helpCenter: ({ name, place = defaultLocation, units = 'mi' }) => ({
    intro: `${name} es un lugar donde los vecinos regalan ropa y otras cosas, y donde las encuentra quien las necesita. Aquí no se vende nada.`,
    sections: [
      {
        heading: 'Encontrar algo',
        points: [
          'Inicio muestra lo que hay cerca de ti. El mapa se puede limitar a una categoría.',
          'Explorar muestra todo, primero lo más nuevo. Elige una categoría o escribe lo que buscas: las palabras se buscan en títulos, descripciones y lugares.',
          'El corazón guarda una donación en Guardados, solo en este dispositivo.',
        ],
      },
      {
        heading: 'Pedir algo',
        points: [
          'Inicia sesión, abre una donación y pulsa Pedir la donación: di por qué te gustaría tenerla y cuándo podrías recogerla.',
          'Quien dona elige, y la promete con un lugar y una hora. La respuesta y los mensajes están en Solicitudes (la campana de arriba).',
          'Una promesa que no se cumple pasa a quien sigue en la fila. Todas las solicitudes reciben una respuesta.',
        ],
      },
      {
        heading: 'Donar algo',
        points: [
          'Abre Donar, describe lo que tienes y lo usado que está, elige una categoría y añade al menos una foto, o la dirección web de una imagen.',
          'Tu publicación es pública enseguida y aparece la primera en Explorar.',
          'Quien tiene una cuenta la cambia, la renueva o la retira en Perfil, y ve allí cuántas personas la piden.',
        ],
      },
      {
        heading: 'Distancias y lugares',
        paragraphs: [
          `Las distancias son en ${units === 'km' ? 'kilómetros' : 'millas'} y en línea recta. Si tu navegador no dice dónde estás, se cuentan desde ${locationName(place)}. El botón de ubicación de arriba lo cambia.`,
        ],
      },
      {
        heading: 'El asistente',
        paragraphs: [
          'El botón redondo de la esquina abre un asistente automático. Conoce las donaciones publicadas aquí; no es una persona, y se puede equivocar.',
        ],
      },
    ],
  }),
  safetyTips: {
    intro: 'Entregar una bolsa de ropa es casi siempre agradable. Con estas costumbres lo sigue siendo.',
    sections: [
      {
        heading: 'Antes de encontrarse',
        points: [
          'Nombra en tu publicación un barrio, no tu calle y tu número.',
          'Acuerden una hora, un lugar público y qué se entrega exactamente.',
          'Dile a alguien adónde vas, y lleva a un amigo si quieres.',
        ],
      },
      {
        heading: 'Al encontrarse',
        points: [
          'Elige un lugar concurrido y de día: la entrada de una biblioteca, un café, el vestíbulo de un centro comunitario.',
          'Mira las prendas antes de llevártelas. Está bien decir que no.',
          'Vete si algo no te da confianza. No le debes explicaciones a nadie.',
        ],
      },
      {
        heading: 'Dinero',
        paragraphs: [
          'Aquí todo es gratis. Quien pide un pago, un depósito, una tarjeta de regalo o tus datos bancarios no está regalando nada: no respondas.',
        ],
      },
      {
        heading: 'Denunciar y bloquear',
        points: [
          'Denunciar, en una donación, un mensaje o una persona, avisa a la moderación de este sitio. A nadie se le dice que fuiste tú.',
          'Bloquear, en la página de alguien: ninguno ve lo que dona el otro ni le puede escribir.',
        ],
      },
      {
        heading: 'En peligro',
        paragraphs: ['Llama primero al número de emergencias de tu zona (911 en Estados Unidos).'],
      },
    ],
  },
  donationGuidelines: {
    intro: 'Da lo que le darías a un amigo.',
    sections: [
      {
        heading: 'Bueno para donar',
        points: [
          'Ropa limpia y seca de todas las tallas y temporadas, zapatos en pares, bolsas, cinturones, sombreros y bufandas.',
          'Ropa de trabajo y para entrevistas, equipo deportivo, uniformes escolares, disfraces.',
          'Los defectos pequeños no importan si la descripción los nombra.',
        ],
      },
      {
        heading: 'No publiques, por favor',
        points: [
          'Nada retirado del mercado, inseguro o sucio, ni cascos o sillas de auto que hayan tenido un accidente.',
          'Ropa interior usada, medicinas, armas, ni nada que la ley no permita regalar.',
          'Cosas en venta o para intercambiar.',
        ],
      },
      {
        heading: 'Cómo describirlo',
        points: [
          'Pon en el título qué prenda es y su talla: «Ropa de niño (3-5 años)».',
          'Di lo usado que está, cuántas piezas son, y si en casa hay mascotas o se fuma.',
          'Usa imágenes que puedas usar, sin caras ni números de casa.',
          'Cuando llegue la hora de encontrarse, ve. La otra persona también hizo un hueco en su día.',
        ],
      },
    ],
  },
  contactUs: { intro: 'A quienes llevan este sitio les alegra saber de ti.', sections: [] },
  contactForm: {
    email: 'Tu correo electrónico, para la respuesta',
    words: 'Tu mensaje',
    send: 'Enviar',
    sending: 'Enviando…',
    sent: 'Gracias. Tu mensaje está en camino, y la respuesta llega por correo.',
    tooMany: (when) => `Hubo muchos mensajes en poco tiempo. Inténtalo de nuevo ${when}.`,
  },
  none: { intro: 'Este sitio no tiene esa página.', sections: [] },
};
