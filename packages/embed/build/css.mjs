/**
 * The CSS of many modules as one text: each layer once, without the words that say its place, which the first sheet of
 * every element says (src/styles.ts).
 * @param {readonly string[]} texts Minified
 */
export function merged(texts) {
  /** @type {Map<string, string>} */
  const layers = new Map();
  let rest = '';
  for (const rule of texts.flatMap(rules)) {
    const [, layer, inner = ''] = /^@layer ([\w.]+)\{(.*)\}$/s.exec(rule) ?? [];
    if (layer) layers.set(layer, (layers.get(layer) ?? '') + inner);
    else if (!/^@layer [^{]*;$/.test(rule)) rest += rule;
  }
  return tight(rest + [...layers].map(([layer, inner]) => `@layer ${layer}{${inner}}`).join(''));
}

/** The rules that stand side by side in a text. @param {string} text */
function rules(text) {
  const found = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    found.push(text.slice(start, at + 1));
    start = at + 1;
  }
  if (start < text.length) throw new Error(`This is no CSS: ${text.slice(start, start + 80)}`);
  return found;
}

/** Minifiers leave the values of variables as they are written. @param {string} css */
const tight = (css) =>
  css.replace(/(--[\w-]+): ([^;{}]*)/g, (_, name, value) => `${name}:${value.replaceAll(', ', ',')}`);
