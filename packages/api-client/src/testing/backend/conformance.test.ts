import { describeConformance } from '../../conformance/index.js';
import { createFakeBackend } from './createFakeBackend.js';
import { fakeHost } from './engine.js';

describeConformance('The fake backend', () => ({ host: fakeHost, fetch: createFakeBackend().fetch }));
