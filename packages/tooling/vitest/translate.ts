import { afterEach, beforeAll } from 'vitest';

/**
 * Reads the page through a translator, as browsers do it: each text is replaced by a `<font>` with the translated words,
 * and again whenever a text comes or changes. Here the words stay the same, so that every test of a widget or a screen holds.
 * Whoever puts a text beside nodes that come and go crashes then, or writes the new words into a text that is no longer there:
 * a text that changes, or whose neighbours do, stands in an element of its own.
 */
const replaced = new WeakSet<Node>();
const stale = new Set<string>();
const skipped = 'script, style, textarea, option, title, font, svg, [contenteditable]';

function translate(root: Node): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
    else if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot);
  }
  for (const text of texts) {
    if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    replaced.add(text);
    text.replaceWith(font);
  }
}

const watched = new WeakSet<Node>();
function watch(root: Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) translate(node);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
  translate(root);
}

beforeAll(() => watch(document));

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
