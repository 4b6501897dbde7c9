/*
 * Imports every entry the way a server component does. React has no hooks there, and modules with "use client" are
 * opaque references. Run it with `node --conditions=react-server serverComponents.js`.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const exported = /^export \{([^}]*)\}/gm;

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.js')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!/^\s*["']use client["']/.test(source)) return next(url, context);
    const names = Array.from(source.matchAll(exported), ([, list = '']) => list.split(','))
      .flat()
      .map((name) => name.trim().split(' as ').at(-1))
      .filter(Boolean);
    const lines = names.map((name) =>
      name === 'default'
        ? 'export default () => reference("default");'
        : `export const ${name} = reference("${name}");`,
    );
    const reference = `const reference = (name) => Object.assign(() => { throw new Error(name + " is called on the server."); }, { $$typeof: Symbol.for("react.client.reference") });`;
    return { format: 'module', shortCircuit: true, source: [reference, ...lines].join('\n') };
  },
});

/** @param {any} value */
const isReference = (value) => value?.$$typeof === Symbol.for('react.client.reference');
/** @param {boolean} condition @param {string} sentence */
function must(condition, sentence) {
  if (!condition) throw new Error(`In a server component, ${sentence}`);
}

const api = await import('@clothesline/api-client');
const contract = await import('@clothesline/api-client/contract');
const { tokens, media } = await import('@clothesline/ui/theme');
const ui = await import('@clothesline/ui');
const card = await import('@clothesline/donation-card');
const chat = await import('@clothesline/chat-widget');
const map = await import('@clothesline/donations-map');
const form = await import('@clothesline/create-form');
const location = await import('@clothesline/location');
await import('@clothesline/api-client/members');
await import('@clothesline/web-component');

const client = api.createClient({ host: 'https://api.test', fetch: async () => Response.json([]) });
const queryClient = api.createQueryClient();
await queryClient.prefetchQuery(api.newestQuery(client, { limit: 4 }));
const list = queryClient.getQueryData(api.queryKeys.newest(client, { limit: 4 }));
must(Array.isArray(list) && list.length === 0, 'a list can be asked for.');
must(!contract.createDonationSchema.safeParse({}).success, 'what a form sends can be checked.');
must(Object.keys(contract.endpoints).length > 0, 'the table of calls is there.');
must(new api.ApiError(new Response('', { status: 400 }), '') instanceof Error, 'errors are classes.');
must(tokens.color.accent.length === 2 && typeof media.tablet === 'string', 'tokens are values.');
must(location.createPlaceList([]).find('x').length === 0, 'places can be looked for.');
must(
  typeof api.donationDistance({ latitude: 0, longitude: 0, distance: 0 }, undefined) === 'undefined',
  'distances can be computed.',
);
for (const messages of [chat.chatMessages, card.donationCardMessages, form.createFormMessages, api.failureMessages]) {
  must(Object.keys({ ...messages }).length > 5, 'messages can be merged.');
}
const widgets = [ui.ThemeRoot, ui.Button, card.FeaturedDonations, chat.ChatWidget, map.NearbyMap, form.CreateForm];
for (const Widget of [...widgets, api.ApiProvider, api.Prefetched]) {
  must(isReference(Widget), 'widgets are references.');
}
must(!isReference(ui.Badge) && !isReference(ui.Text), 'what has no handlers is drawn on the server.');
