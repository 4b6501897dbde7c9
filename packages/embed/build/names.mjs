/** Names that only the widgets' own shadow roots know: classes and key frames (styles.mjs), variables of the theme. */
const own = /\bcl_[0-9a-z]+_|--_cl-[\w-]+/g;

/**
 * Gives all of them short names, the same in every file.
 * @param {ReadonlyMap<string, string>} texts The code by its file
 * @returns {Map<string, string>}
 */
export function withShortNames(texts) {
  /** @type {Map<string, string>} */
  const short = new Map();
  for (const [, text] of [...texts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    for (const [name] of text.matchAll(own)) if (!short.has(name)) short.set(name, nameOf(short.size, name));
  }
  return new Map([...texts].map(([file, text]) => [file, text.replace(own, (name) => short.get(name) ?? name)]));
}

/** A letter and a number: no word that CSS knows is one. @param {number} index @param {string} name */
const nameOf = (index, name) =>
  `${name.startsWith('--') ? '--' : ''}${String.fromCharCode(97 + (index % 26))}${Math.floor(index / 26)}`;
