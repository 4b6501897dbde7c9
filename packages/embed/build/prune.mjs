/** A variable of the theme as its class sets it. */
const declaration = /(--_cl-[\w-]+):[^;{}]*;/g;

/**
 * The theme sets every variable there is; those that no style and no code of any widget reads are left out.
 * @param {{ fileName: string, code: string }[]} chunks
 * @returns {Map<string, string>} the code by its file
 */
export function withoutUnread(chunks) {
  const read = new Set(
    chunks.flatMap(({ code }) => [...code.matchAll(/var\((--_cl-[\w-]+)/g)].map(([, name]) => name)),
  );
  return new Map(
    chunks.map(({ fileName, code }) => [
      fileName,
      code.replace(declaration, (text, name) => (read.has(name) || !text.includes('var(--clothesline-') ? text : '')),
    ]),
  );
}
