import { useTexts } from '@clothesline/ui';
import { createFormMessages, type CreateFormMessages } from './messages.js';

/** The texts of the form in the language around, but for its own. */
export const useFormTexts = (own?: Partial<CreateFormMessages>) => useTexts('create-form', createFormMessages, own);
