import { addons } from 'storybook/manager-api';
import { systemTheme, workshopThemes } from './theme.js';

addons.setConfig({ theme: workshopThemes[systemTheme] });
