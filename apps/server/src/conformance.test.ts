import { describeConformance } from '@clothesline/api-client/conformance';
import { beforeAll } from 'vitest';
import { startTestServer } from './testing/startTestServer.js';
import { describeStores } from './testing/stores.js';
import { storeTemplate } from './testing/storeTemplate.js';

beforeAll(storeTemplate, 60_000);

describeStores('Conformance', (kind) => {
  describeConformance(`The server with ${kind.name}`, () => startTestServer({}, { kind }));
});
