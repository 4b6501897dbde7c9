import { createPart } from '../lib/loading/createPart.js';

export const languageChoice = createPart(async () => (await import('./footer/LanguageChoice.js')).LanguageChoice);
export const stayConnected = createPart(async () => (await import('./footer/StayConnected.js')).StayConnected);
export const scriptNotice = createPart(async () => (await import('./nav/ScriptNotice.js')).ScriptNotice);
