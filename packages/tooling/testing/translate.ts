import { afterEach, beforeAll } from 'vitest';
// @boundaries-ignore The same translator is used in tests of widgets and screens.
import { translatePage } from '../../../apps/marketplace/e2e/support/translatePage.js';

/**
 * Finds text nodes that could break on a translated page. If a node or its siblings change, React may crash or update a
 * detached node. Wrap such text in an element.
 */
const replaced = new WeakSet<Node>();
const stale = new Set<string>();

beforeAll(() => translatePage((text) => replaced.add(text)));

for (const [owner, name] of [
  [Node.prototype, 'nodeValue'],
  [CharacterData.prototype, 'data'],
] as const) {
  const property = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    ...property,
    set(this: Node, words: string) {
      if (replaced.has(this) && words !== this.textContent) stale.add(`${this.textContent} → ${words}`);
      property?.set?.call(this, words);
    },
  });
}

afterEach(() => {
  const texts = [...stale];
  stale.clear();
  if (texts.length > 0) throw new Error(`Untranslated texts:\n${texts.join('\n')}`);
});
