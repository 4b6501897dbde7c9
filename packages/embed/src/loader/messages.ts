/* Texts that a visitor reads before a widget's own code is there. */
export const openChatText = 'Open chat';
export const openChatSpanish = 'Abrir chat';
export const failedText = 'Not loaded. Try again';
