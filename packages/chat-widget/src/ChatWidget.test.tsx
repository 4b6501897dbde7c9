import { chatSuite } from './testing/suite.js';
import { reactFlavour } from './testing/flavour.js';

chatSuite(reactFlavour);
