import { fileURLToPath } from 'node:url';

/** @param {string} path */
const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** @param {string} path */
const own = (path) => source(`lean/${path}`);

/** Small stand-ins for what the widgets use of large libraries; the same tests hold for both (vitest.config.ts). */
const lean = {
  'zod/mini': own('schema/index.ts'),
};

/**
 * The same source on preact, and on React where `RENDER=react` asks for it.
 * @type {Readonly<Record<string, Record<string, string>>>}
 */
const aliases = {
  preact: {
    ...lean,
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': own('react/index.ts'),
    'react-dom': own('react/index.ts'),
    react: own('react/index.ts'),
  },
  react: lean,
};

export const renderer = process.env.RENDER === 'react' ? 'react' : 'preact';
export const alias = aliases[renderer] ?? {};

/** Replaces modules of the packages by smaller ones of the embed (decision 012). @type {import('rolldown').Plugin} */
export const standIns = {
  name: 'stand-ins',
  resolveId(id) {
    if (/\/(Clothesline|Error)Illustration\.js$/.test(id)) return own('drawing.ts');
    if (id.endsWith('/Anchor.js')) return own('anchor.ts');
    if (renderer === 'react' && id.endsWith('/sync.js')) return source('syncReact.ts');
    return undefined;
  },
};
