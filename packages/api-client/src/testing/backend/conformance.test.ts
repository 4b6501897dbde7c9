import { describeConformance } from '../../conformance/index.js';
import { createFakeBackend, fakeHost } from './createFakeBackend.js';

describeConformance('The fake backend', () => ({ host: fakeHost, fetch: createFakeBackend().fetch }));
