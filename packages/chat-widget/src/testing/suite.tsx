import { afterEach, beforeEach, describe, vi } from 'vitest';
import { extrasSuite } from './extrasSuite.js';
import { createKit } from './kit.js';
import { changeHost, type Adapter, type Visitor } from './adapter.js';
import { historySuite } from './historySuite.js';
import { panelSuite } from './panelSuite.js';
import { serverSuite } from './serverSuite.js';
import { siteSuite } from './siteSuite.js';
import { sendingSuite } from './sendingSuite.js';

export function chatSuite(adapter: Adapter, visitor: Visitor): void {
  describe(`chat as a ${adapter.name}`, () => {
    beforeEach(() => {
      changeHost();
      localStorage.clear();
      sessionStorage.clear();
    });
    afterEach(() => vi.unstubAllGlobals());
    const kit = createKit(adapter, visitor);
    panelSuite(kit);
    sendingSuite(kit);
    historySuite(kit);
    extrasSuite(kit);
    siteSuite(kit);
    serverSuite(kit);
  });
}
