/**
 * Folders in the order of their imports: a file imports from its own room and from those before it. Files directly above
 * the rooms, such as an index, and tests are free.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const rooms = {
  'packages/api-client/src': ['contract', 'sizes', 'search', 'client', 'react', 'members', 'site', 'testing'],
  'apps/server/src/assistant': [
    'language',
    'topics',
    'spelling',
    'crisis',
    'wish',
    'places',
    'search',
    'talk',
    'answers',
    'model',
  ],
  'packages/ui/src': ['theme', 'css', 'locale', 'hooks', 'icons', 'illustrations', 'components'],
};

/** Modules that some files must not import. @type {readonly { files: RegExp, imports: RegExp, message: string }[]} */
export const forbidden = [
  {
    files: /^packages\/[^/]+\/src\/(?!.*\.css\.ts$)/,
    imports: /^zod$/,
    message: 'Import zod/mini: a tenth of the size, and no eval.',
  },
  {
    files: /^packages\/(?!ui\/src\/theme\/).*\.css\.ts$/,
    imports: /^(react|react-dom|@clothesline\/ui|@clothesline\/api-client(\/.*)?)$/,
    message: 'Styles import only styles, tokens and @clothesline/ui/theme.',
  },
  {
    files: /^apps\/server\/src\//,
    imports: /^@clothesline\/(api-client|location\/react)$/,
    message: 'The server imports contracts and data: @clothesline/api-client/contract, @clothesline/location.',
  },
];
