/**
 * Turns a dynamic import such as `export const loadReader = () => import('./readResponse.js');` into a static one.
 * @param {string} code
 */
export const importEagerly = (code) =>
  code.replace(
    /export const (\w+) = \(\) => import\(('.+')\);/,
    'import * as module from $2;\nexport const $1 = async () => module;',
  );
