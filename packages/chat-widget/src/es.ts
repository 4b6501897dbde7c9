import { failuresInSpanish, sizeInSpanish } from '@clothesline/api-client/es';
import type { Catalog } from '@clothesline/ui';
import type { ChatMessages } from './messages.js';

/** The chat in Spanish. The assistant answers in the language that it is asked in. */
export const chatSpanish: Catalog<ChatMessages> = {
  of: 'chat-widget',
  messages: {
    openChat: 'Abrir chat',
    openNew: (count) => `Abrir chat, ${count} ${count === 1 ? 'nuevo' : 'nuevos'}`,
    closeChat: 'Cerrar chat',
    title: (product) => `Asistente de ${product}`,
    greeting: (product) => `¡Hola! Soy el asistente de ${product}. ¿En qué puedo ayudarte hoy?`,
    automated: 'Este asistente es automático y puede equivocarse.',
    conversation: 'Conversación',
    fromVisitor: 'Tú dijiste:',
    fromAssistant: 'El asistente dijo:',
    typing: 'El asistente está escribiendo',
    inputLabel: 'Mensaje',
    placeholder: 'Escribe tu mensaje…',
    send: 'Enviar mensaje',
    sendFailed: 'Ahora mismo no puedo responder. Inténtalo de nuevo más tarde.',
    tooMany: (when) => `Fueron muchos mensajes en poco tiempo. Inténtalo de nuevo ${when}.`,
    inTime: failuresInSpanish.inTime,
    tryAgain: 'Intentar de nuevo',
    charactersLeft: (count, formatted) =>
      count === 1 ? `Queda ${formatted} carácter` : `Quedan ${formatted} caracteres`,
    opensInNewTab: '(se abre en una pestaña nueva)',
    suggestions: 'Sugerencias',
    quickReplies: ['¿Qué hay de nuevo?', 'Ropa abrigada para niños', '¿Cómo doy ropa?'],
    stop: 'Detener',
    stopped: 'Detuviste esta respuesta.',
    copy: 'Copiar',
    copied: 'Copiado',
    deleteConversation: 'Borrar esta conversación',
    deleteQuestion: '¿Borrar esta conversación? Se borra de aquí y del servidor, para siempre.',
    deleteConfirm: 'Borrar',
    deleteCancel: 'Conservarla',
    deleteFailed: 'No se pudo borrar. Inténtalo de nuevo.',
    deleted: 'La conversación se borró.',
    size: sizeInSpanish,
    states: {
      promised: 'Prometida',
      given: 'Entregada',
      withdrawn: 'Retirada',
      expired: 'Caducada',
      paused: 'En pausa',
    },
    otherState: 'No disponible',
    fromSite: (from, answer) => `De ${from}: ${answer}`,
  },
};
