import { userEvent } from 'vitest/browser';
import { createElementFlavour } from './testing/elementFlavour.js';
import { reactFlavour } from './testing/flavour.js';
import { importedStyles } from './testing/styles.js';
import { chatSuite } from './testing/suite.js';

chatSuite(reactFlavour, userEvent);
chatSuite(createElementFlavour(importedStyles()), userEvent);
