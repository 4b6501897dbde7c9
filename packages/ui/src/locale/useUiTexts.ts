import { ui } from '../locales/en/ui.js';
import { useTexts } from './useTexts.js';

export const useUiTexts = () => useTexts(ui);
