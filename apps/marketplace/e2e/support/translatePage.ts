/**
 * Mimics a browser's built-in translator by wrapping text in `<font>` elements, including text added later.
 * Serialized into the page, so it must be self-contained.
 * @param onReplace Called with each replaced text node
 */
export function translatePage(onReplace?: (text: Text) => void): void {
  const skipped = 'script, style, textarea, option, title, font, svg, noscript, [contenteditable]';
  const watched = new WeakSet<Node>();

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
      onReplace?.(text);
      text.replaceWith(font);
    }
  }

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
  watch(document);
}
