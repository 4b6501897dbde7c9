import { rolldown } from 'rolldown';

/**
 * Builds a standalone script. Results of earlier builds are available to it in a virtual module.
 * @param {string} folder Folder of this package
 * @param {object} script
 * @param {string} script.entry
 * @param {'iife' | 'esm'} script.format
 * @param {string} script.facts Name of the virtual module
 * @param {Record<string, unknown>} script.values Exports of the virtual module
 */
export async function buildScript(folder, { entry, format, facts, values }) {
  const code = Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
  const bundle = await rolldown({
    cwd: folder,
    input: entry,
    platform: 'browser',
    transform: { target: 'es2022' },
    plugins: [
      {
        name: 'facts',
        resolveId: (id) => (id === facts ? `\0${facts}` : undefined),
        load: (id) => (id === `\0${facts}` ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format, minify: true, comments: { legal: false } });
  return output[0].code;
}
