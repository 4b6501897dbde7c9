import { ui } from '../locales/en/ui.js';
import { useTexts } from './useTexts.js';

/** Returns the texts of the primitives in the current language. */
export const useUiTexts = () => useTexts(ui);
