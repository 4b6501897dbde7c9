import userEvent from '@testing-library/user-event';
import { reactAdapter } from './testing/adapter.js';
import { chatSuite } from './testing/suite.js';

chatSuite(reactAdapter, userEvent.setup());
