/** Modules with the tables of elements and their attributes. */
export const tables = /[\\/](?:element[\\/]table|web-component[\\/](?:src|dist)[\\/](?:attributes|table))\.[jt]s$/;

/** Texts with a space only, since the types of fields, such as `description: 'string'`, are kept. */
const patterns = [
  /\b(?:description|holds):\s*'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*',?/g,
  /\b(?:description|holds):\s*"(?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*",?/g,
  /\b(?:parts|variables): \{[^{}]*\},?/g,
];

/** Removes descriptions, parts and variables, which only documents and editors show. @param {string} code */
export const withoutDescriptions = (code) => patterns.reduce((left, pattern) => left.replaceAll(pattern, ''), code);
