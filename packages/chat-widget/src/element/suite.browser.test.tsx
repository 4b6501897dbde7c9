import { userEvent } from 'vitest/browser';
import { createElementAdapter } from '../testing/elementAdapter.js';
import { importedStyles } from '../testing/styles.js';
import { chatSuite } from '../testing/suite.js';

chatSuite(createElementAdapter(importedStyles()), userEvent);
