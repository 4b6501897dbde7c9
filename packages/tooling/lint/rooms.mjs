/**
 * Folders ("rooms") in import order with a description. A file may import from its own room and any preceding rooms.
 * Tests and files outside of any room, e.g. an index, aren't restricted.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const rooms = {
  'apps/server/src': {
    locales: 'texts, generated from the catalogs',
    http: 'requests, responses and their errors',
    security: 'origins, headers, signatures',
    areas: 'positions rounded to areas',
    config: 'settings and their limits',
    files: 'files as they are served',
    openapi: 'the document of the API',
    search: 'the vocabulary, and the words and sizes of texts',
    store: 'the database and its tables',
    audit: 'records of what operators and moderators did',
    limits: 'requests per caller',
    observe: 'log, metrics, health; after the store and the limits, which it measures',
    language: 'the language of a visitor and of what is sent to an account',
    mail: 'the outbox, the transport and the texts of mails',
    accounts: 'sign-in, sessions, people and their blocks',
    notices: 'the bell, and the channels that notices go through',
    events: 'the stream of changes',
    photos: 'uploads and their files',
    donations: 'how donations are listed, searched and stored',
    'hand-over': 'requests, promises and pickups',
    profile: 'the own account and other people’s pages; deletion, which ends hand-overs',
    moderation: 'reports, entries and blocks',
    alerts: 'mails about new donations of a search, and the end of mails',
    wishes: 'searches that their owners publish, and the donations that fit them',
    organizations: 'accounts of organizations, and their needs',
    assistant: 'the chat',
    sharing: 'feeds, the sitemap and heads of pages',
    site: 'the built pages with the operator’s settings',
    demo: 'the demo’s donations and pictures',
    listener: 'sockets, and what is refused before the app',
    operate: 'the command line, backups and retention',
  },
  'apps/server/src/assistant': {
    language: 'words, numbers and corrections',
    topics: 'examples of questions about the site',
    spelling: 'misspelled words',
    crisis: 'needs that come before everything',
    wish: 'slots of a search',
    places: 'places in a message',
    search: 'the look for donations, and what they miss',
    talk: 'what a message means where the conversation stands',
    answers: 'texts of a reply',
    model: 'a configured language model',
  },
  'apps/marketplace/src': {
    locales: 'texts, generated from the catalogs',
    lib: 'helpers that know no feature',
    features: 'screens with their dialogs and queries, by feature',
    layout: 'header, footer, navigation, chat',
    app: 'entry points, router and providers',
  },
  'apps/marketplace/src/features': {
    account: 'the session, signing in, people',
    help: 'help texts, policies, the contact form',
    moderation: 'reports, and the moderators’ queue',
    wishes: 'wishes: their list, pages, publishing and matching',
    follow: 'followed searches and their mails',
    saved: 'saved donations',
    browse: 'Home, Explore, search, similar donations',
    requests: 'asking, promises, pickups, notices',
    detail: 'one donation, and what its donor can do with it',
    create: 'listing a donation',
    organization: 'organizations: applying, and what others see',
    profile: 'the own account and other people’s pages',
    'for-your-site': 'lines that embed a widget',
  },
  'packages/api-client/src': {
    locales: 'texts, generated from the catalogs',
    contract: 'the table of calls and its types',
    client: 'calls by fetch',
    react: 'hooks and their cache',
    'hand-over': 'rules of requests, promises and pickups',
    members: 'calls and hooks of accounts',
    site: 'an operator’s settings',
    testing: 'a backend in memory',
  },
  'packages/ui/src': {
    locales: 'texts, generated from the catalogs',
    theme: 'tokens',
    css: 'layers and shared styles',
    locale: 'languages and directions',
    hooks: 'hooks of several components',
    icons: 'icons',
    illustrations: 'drawings',
    components: 'components',
  },
};

/** The rooms in these folders can only be imported via their `index.js`. */
export const closed = ['apps/marketplace/src/features'];

/**
 * Restricts the imports of certain files.
 * @type {readonly { files: RegExp, imports: RegExp, message: string }[]}
 */
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
