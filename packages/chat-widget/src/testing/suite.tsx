import { afterEach, beforeEach, describe, vi } from 'vitest';
import { extrasSuite } from './extrasSuite.js';
import { createKit } from './kit.js';
import type { Flavour, Visitor } from './flavour.js';
import { historySuite } from './historySuite.js';
import { panelSuite } from './panelSuite.js';
import { siteSuite } from './siteSuite.js';
import { sendingSuite } from './sendingSuite.js';

/** What the chat does (SPEC.md), for each way of putting it on a page. */
export function chatSuite(flavour: Flavour, visitor: Visitor): void {
  describe(`chat as a ${flavour.name}`, () => {
    beforeEach(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    afterEach(() => vi.unstubAllGlobals());
    const kit = createKit(flavour, visitor);
    panelSuite(kit);
    sendingSuite(kit);
    historySuite(kit);
    extrasSuite(kit);
    siteSuite(kit);
  });
}
