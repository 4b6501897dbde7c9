/** Writes a text that takes values in some of its variants only. */
export const fillText = <Values>(text: string | ((values: Values) => string), values: Values): string =>
  typeof text === 'function' ? text(values) : text;
