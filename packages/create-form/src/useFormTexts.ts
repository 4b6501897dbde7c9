import { useTexts } from '@clothesline/ui';
import { createFormMessages, type CreateFormMessages } from './messages.js';

/** Returns the texts of the form in the current language, with its own ones. */
export const useFormTexts = (own?: Partial<CreateFormMessages>) => useTexts(createFormMessages, own);
