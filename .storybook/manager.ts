import { addons } from 'storybook/manager-api';
import { workshopTheme } from './theme.js';

addons.setConfig({ theme: workshopTheme });
