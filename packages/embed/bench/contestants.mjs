import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const embed = fileURLToPath(new URL('../dist/', import.meta.url));

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} script What the page has in its head
 * @property {string} [body] What the page has in its body
 * @property {string} [host] The element that everything of the widget is in
 * @property {[path: string, body: string | Uint8Array][]} files What the server has of it
 */

/** @param {string} peer One file, as its users' bundlers make it. */
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

/** Answer of Typebot's server to a bot of one question. */
const firstQuestion = JSON.stringify({
  sessionId: 'bench',
  resultId: 'bench',
  typebot: { id: 'bench', theme: {}, settings: {} },
  messages: [],
  input: { id: 'question', type: 'text input', options: {} },
});

/** @returns {Promise<Contestant[]>} An empty page first: what a page costs without any of them. */
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
