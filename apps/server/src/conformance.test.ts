import { describeConformance } from '@clothesline/api-client/conformance';
import { beforeAll } from 'vitest';
import { startTestServer } from './testing/startTestServer.js';
import { storeTemplate } from './testing/storeTemplate.js';

beforeAll(storeTemplate, 60_000);

describeConformance('The server with its embedded store', () => startTestServer());
