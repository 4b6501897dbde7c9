import userEvent from '@testing-library/user-event';
import { reactFlavour } from './testing/flavour.js';
import { chatSuite } from './testing/suite.js';

chatSuite(reactFlavour, userEvent.setup());
