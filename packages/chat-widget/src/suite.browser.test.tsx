import { userEvent } from 'vitest/browser';
import { createElementAdapter } from './testing/elementAdapter.js';
import { reactAdapter } from './testing/adapter.js';
import { importedStyles } from './testing/styles.js';
import { chatSuite } from './testing/suite.js';

chatSuite(reactAdapter, userEvent);
chatSuite(createElementAdapter(importedStyles()), userEvent);
