import { uiMessages } from '../messages.js';
import { useTexts } from './useTexts.js';

/** The words of the primitives in the language around. */
export const useUiTexts = () => useTexts('ui', uiMessages);
