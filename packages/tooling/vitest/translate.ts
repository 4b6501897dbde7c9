import { afterEach, beforeAll } from 'vitest';
// @boundaries-ignore One translator for the tests of widgets and screens.
import { translatePage } from '../../../apps/marketplace/e2e/support/translatePage.js';

/**
 * Finds texts that share a parent with changing nodes: in a translated page React crashes there, or writes new words
 * into a detached text. A text that changes, or whose neighbors do, needs an element of its own.
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
  if (texts.length > 0) throw new Error(`Texts that a translator would leave as they were:\n${texts.join('\n')}`);
});
