export const tables =
  /[\\/](?:element[\\/](?:needsT|t)able|web-component[\\/](?:src|dist)[\\/](?:attributes|table))\.[jt]s$/;

/** Only matches strings with a space. Type declarations such as `description: 'string'` must stay. */
const patterns = [
  /\b(?:description|holds):\s*'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*',?/g,
  /\b(?:description|holds):\s*"(?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*",?/g,
  /\b(?:parts|variables): \{[^{}]*\},?/g,
];

/** Removes descriptions, parts and variables. They're only needed for docs and editors. @param {string} code */
export const withoutDescriptions = (code) => patterns.reduce((left, pattern) => left.replaceAll(pattern, ''), code);
