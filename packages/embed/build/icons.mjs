import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const definition = /^export const (\w+) = (.* createIcon\((\w+).*\));$/gm;

/**
 * The icons of `ui`, which stand in one file, as one module each: so that a chunk that many widgets share holds only its
 * own.
 * @type {import('rolldown').Plugin}
 */
export const icons = {
  name: 'icons',
  resolveId(id) {
    return id.startsWith('icon:') ? `\0${id}` : undefined;
  },
  async load(id) {
    const [file = '', icon] = id.startsWith('\0icon:') ? id.slice(6).split('#') : [id];
    if (!/[\\/]ui[\\/]src[\\/]icons[\\/]icons\.ts$/.test(file)) return undefined;
    const rows = [...(await readFile(file, 'utf8')).matchAll(definition)];
    const row = rows.find(([, name]) => name === icon);
    const code = row
      ? `import { ${row[3]} } from 'lucide';
         import { createIcon } from ${JSON.stringify(`${dirname(file)}/createIcon.tsx`)};
         export const ${row[1]} = ${row[2]};`
      : rows.map(([, name]) => `export { ${name} } from ${JSON.stringify(`icon:${file}#${name}`)};`).join('\n');
    return { code, moduleType: 'js', moduleSideEffects: false };
  },
};
