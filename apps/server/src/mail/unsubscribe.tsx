import type { Context } from 'hono';
import { standardSite, type SiteLanguage } from '@clothesline/api-client/contract';
import { mailTopics, topicOfNotice } from '@clothesline/api-client/members';
import { timingSafeEqual } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AppParts } from '../app.js';
import { updateAccount } from '../accounts/accounts.js';
import { sign } from '../accounts/secret.js';
import { readAlertToken } from '../alerts/alertTokens.js';
import type { App, Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { sendText } from '../http/sendText.js';
import { languageOf } from '../language/languageOf.js';
import { deviceLanguage } from '../language/pageLanguage.js';
import { pagePolicy } from '../security/headers.js';
import { isHttps } from '../security/origins.js';
import type { MailContent } from './content.js';
import { unsubscribeLink } from './links.js';
import { mailChoicesOf } from './mailChoices.js';
import { Layout } from './templates/Layout.js';
import type { MailTexts } from './templates/texts.js';
import { mailLanguage } from './templates/textsIn.js';

/** The mails that one press ends: those of a topic, or those of a day. */
const ends = [...mailTopics, 'digest'] as const;

/** Headers with which a mail program ends the mails of this kind to this person (RFC 8058); none for other mails. */
export function unsubscribeHeaders(
  content: MailContent,
  { address, secret }: { address: string | undefined; secret: string },
): Record<string, string> {
  const token = unsubscribeToken(content, secret);
  const link = token && unsubscribeLink({ address }, token);
  if (!link) return {};
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function unsubscribeToken(content: MailContent, secret: string): string | undefined {
  if (content.kind === 'alert') return content.token;
  if (!('userId' in content) || content.userId === undefined) return undefined;
  const end = content.kind === 'digest' ? 'digest' : topicOfNotice[content.notice.kind];
  if (end === null) return undefined;
  return `${content.userId}.${end}.${sign(secret, 'unsubscribe', String(content.userId), end).toString('base64url')}`;
}

/** Page of a link that ends mails, and its two effects. */
interface End {
  title: keyof MailTexts['unsubscribe']['kinds'];
  language: SiteLanguage | undefined;
  /** Ends the mails. It can be repeated. */
  run(): Promise<void>;
  done: 'done' | 'alertDone';
}

/** `/unsubscribe/{token}`: a page with one button, and what it does. Needs no session, and changes nothing but by a POST. */
export function addUnsubscribe(app: App, { store, accounts: { secret }, site, origins, now }: AppParts): void {
  const product = site?.name ?? standardSite.name;

  async function findNoticesEnd(token: string): Promise<End | undefined> {
    const [, id = '', name = '', mac = ''] = /^(\d{1,10})\.(\w+)\.([\w-]{43})$/.exec(token) ?? [];
    const end = ends.find((one) => one === name);
    const isOurs = end && timingSafeEqual(Buffer.from(mac, 'base64url'), sign(secret, 'unsubscribe', id, end));
    const users = store.db.selectFrom('users').selectAll().where('id', '=', Number(id));
    const user = isOurs && (await users.executeTakeFirst());
    if (!user) return undefined;
    return {
      title: end,
      language: languageOf(user),
      done: 'done',
      async run() {
        const choices = mailChoicesOf(user);
        const ended = mailTopics.filter((topic) => (end === 'digest' ? choices[topic] === 'daily' : topic === end));
        const mails = Object.fromEntries(ended.map((topic) => [topic, 'never' as const]));
        await updateAccount(store.db, user.id, { mails }, now());
        const waiting = store.db.updateTable('notices').set({ in_digest: false }).where('user_id', '=', user.id);
        if (end === 'digest') await waiting.execute();
      },
    };
  }

  function findAlertsEnd(c: Context<Environment>, token: string): End | undefined {
    const ids = readAlertToken(secret, 'end', token);
    return (
      ids && {
        title: 'alert',
        language: deviceLanguage(c, site),
        done: 'alertDone',
        run: async () => void (await store.db.deleteFrom('alerts').where('id', 'in', ids).execute()),
      }
    );
  }

  app.on(['GET', 'POST'], '/unsubscribe/:token', async (c: Context<Environment>) => {
    c.set('route', '/unsubscribe/{token}');
    const token = c.req.param('token') ?? '';
    const end = findAlertsEnd(c, token) ?? (await findNoticesEnd(token));
    if (!end) throw new HttpError(404, messages.notThere);
    const isDone = c.req.method === 'POST';
    if (isDone) await end.run();
    const { language, texts } = mailLanguage(end.language);
    const { kinds, stop, ...said } = texts.unsubscribe;
    const page = renderToStaticMarkup(
      <Layout title={kinds[end.title]} product={product} language={language}>
        <form method="post">{isDone ? said[end.done] : <button type="submit">{stop}</button>}</form>
      </Layout>,
    );
    c.header('Content-Security-Policy', pagePolicy({ https: isHttps(origins), styleAttributes: true }));
    return sendText(c, `<!doctype html>${page}`, { type: 'text/html; charset=utf-8', revalidated: false });
  });
}
