import { createPart } from '../shared/deferred/createPart.js';

export const languageChoice = createPart(async () => ({
  default: (await import('./footer/LanguageChoice.js')).LanguageChoice,
}));
export const stayConnected = createPart(async () => ({
  default: (await import('./footer/StayConnected.js')).StayConnected,
}));
export const scriptNotice = createPart(async () => ({ default: (await import('./nav/ScriptNotice.js')).ScriptNotice }));
