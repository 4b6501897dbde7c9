import { useTexts } from '@clothesline/ui';
import { createFormMessages, type CreateFormMessages } from './messages.js';

export const useFormTexts = (own?: Partial<CreateFormMessages>) => useTexts(createFormMessages, own);
