import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const embed = fileURLToPath(new URL('../dist/', import.meta.url));

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} script Content for the page's head
 * @property {string} [body] Content for the page's body
 * @property {string} [host] The element that contains the whole widget
 * @property {[path: string, body: string | Uint8Array][]} files Files to serve
 */

/** Bundles a library into a single file, as its users would. @param {string} peer */
async function bundled(peer) {
  const { outputFiles } = await build({
    entryPoints: [`${here}peers/${peer}.js`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
  });
  return outputFiles[0]?.text ?? '';
}

const firstQuestion = JSON.stringify({
  sessionId: 'bench',
  resultId: 'bench',
  typebot: { id: 'bench', theme: {}, settings: {} },
  messages: [],
  input: { id: 'question', type: 'text input', options: {} },
});

/**
 * The first contestant is an empty page that serves as the baseline.
 * @returns {Promise<Contestant[]>}
 */
export async function contestants() {
  const { folder, files } = JSON.parse(readFileSync(`${embed}latest/embed.json`, 'utf8'));
  return [
    { name: 'empty page', script: '', files: [] },
    {
      name: 'Clothesline chat',
      script: '<script src="/embed/latest/embed.js" async></script>',
      body: '<clothesline-chat></clothesline-chat>',
      host: 'clothesline-chat',
      files: [
        ['/embed/latest/embed.js', readFileSync(`${embed}latest/embed.js`)],
        ...Object.keys(files).map(
          (name) =>
            /** @type {[string, Uint8Array]} */ ([
              `/embed/${folder}/${name}`,
              readFileSync(`${embed}${folder}/${name}`),
            ]),
        ),
        ['/api/chat', '[]'],
      ],
    },
    {
      name: 'Sentry feedback',
      script: '<script src="/sentry.js" async></script>',
      host: '#sentry-feedback',
      files: [['/sentry.js', await bundled('sentry')]],
    },
    {
      name: 'Typebot bubble',
      script: '<script src="/typebot.js" async></script>',
      host: 'typebot-bubble',
      files: [
        ['/typebot.js', await bundled('typebot')],
        ['/api/v1/typebots/bench/startChat', firstQuestion],
      ],
    },
  ];
}
