/** The path of a token as a part of a variable's name: `['color', 'accentText']` is `color-accent-text`. */
export const kebab = (path: readonly string[]) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
