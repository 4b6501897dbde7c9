/**
 * @typedef {import('playwright').CDPSession} Session
 * @typedef {{ nodeId: number, nodeType: number, nodeValue: string, children?: Node[], shadowRoots?: Node[], contentDocument?: Node }} Node
 */

/**
 * Returns system fonts used on the page. They're not available on every machine.
 * @param {Session} session
 * @returns {Promise<string[]>} The fonts with an example of their text
 */
export async function machineFonts(session) {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { nodeId, text } of withText(root)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.set(familyName, text);
  }
  return [...found].map(([family, text]) => `${family} for “${text.slice(0, 40)}”`);
}

/**
 * @param {Node} node
 * @returns {{ nodeId: number, text: string }[]} All elements that directly contain text, including frames and shadow
 * roots
 */
function withText({ nodeId, children = [], shadowRoots = [], contentDocument }) {
  const text = children
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ nodeValue }) => nodeValue)
    .join('')
    .trim();
  const inside = [...children, ...shadowRoots, ...(contentDocument ? [contentDocument] : [])].flatMap(withText);
  return text === '' ? inside : [{ nodeId, text }, ...inside];
}
