import type { Context } from 'hono';
import { standardSite, type SiteLanguage } from '@clothesline/api-client/contract';
import { mailTopics } from '@clothesline/api-client/members';
import type { Site } from '@clothesline/api-client/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { updateAccount } from '../accounts/accounts.js';
import { endAlerts } from './alertCalls.js';
import { readAlertToken } from './alertTokens.js';
import type { App, Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendText } from '../http/sendText.js';
import { chosenLanguage } from '../language/chosenLanguage.js';
import { deviceLanguage } from '../language/pageLanguage.js';
import { pagePolicy } from '../security/headers.js';
import { isHttps, type OriginLists } from '../security/origins.js';
import type { Database } from '../store/database.js';
import { readUnsubscribeToken } from '../mail/unsubscribeToken.js';
import { readMailChoices } from '../mail/mailChoices.js';
import { Layout } from '../mail/templates/Layout.js';
import { mailLanguage, type MailTexts } from '../mail/templates/mailLanguage.js';

interface End {
  title: keyof MailTexts['unsubscribe']['kinds'];
  language: SiteLanguage | undefined;
  run(): Promise<'done' | 'alertDone' | 'alertGone'>;
}

export interface UnsubscribeParts {
  database: Pick<Database, 'db'>;
  secret: string;
  site: Site | undefined;
  origins: OriginLists;
  now: () => Date;
}

/**
 * Serves `/unsubscribe/{token}`, a page with a button. GET has no side effects because mail scanners follow links. No
 * session needed.
 */
export function addUnsubscribe(app: App, { database, secret, site, origins, now }: UnsubscribeParts): void {
  const product = site?.name ?? standardSite.name;

  async function findNoticesEnd(token: string): Promise<End | undefined> {
    const read = readUnsubscribeToken(token, secret);
    if (!read) return undefined;
    const { userId, end } = read;
    const user = await database.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
    if (!user) return undefined;
    return {
      title: end,
      language: chosenLanguage(user),
      async run() {
        const choices = readMailChoices(user);
        const ended = mailTopics.filter((topic) => (end === 'digest' ? choices[topic] === 'daily' : topic === end));
        const mails = Object.fromEntries(ended.map((topic) => [topic, 'never' as const]));
        await updateAccount(database.db, user.id, { mails }, now());
        const waiting = database.db.updateTable('notices').set({ in_digest: false }).where('user_id', '=', user.id);
        if (end === 'digest') await waiting.execute();
        return 'done';
      },
    };
  }

  function findAlertsEnd(c: Context<Environment>, token: string): End | undefined {
    const keys = readAlertToken(secret, 'end', token);
    return (
      keys && {
        title: 'alert',
        language: deviceLanguage(c, site),
        run: async () => ((await endAlerts(database.db, keys)) > 0 ? 'alertDone' : 'alertGone'),
      }
    );
  }

  app.on(['GET', 'POST'], '/unsubscribe/:token', async (c: Context<Environment>) => {
    c.set('route', '/unsubscribe/{token}');
    const token = c.req.param('token') ?? '';
    const end = findAlertsEnd(c, token) ?? (await findNoticesEnd(token));
    if (!end) throw new HttpError(404, 'notThere');
    const done = c.req.method === 'POST' ? await end.run() : undefined;
    const { language, texts } = mailLanguage(end.language);
    const { kinds, stop, ...said } = texts.unsubscribe;
    const page = renderToStaticMarkup(
      <Layout title={kinds[end.title]} product={product} language={language}>
        <form method="post">{done ? said[done] : <button type="submit">{stop}</button>}</form>
      </Layout>,
    );
    c.header('Content-Security-Policy', pagePolicy({ https: isHttps(origins) }));
    return sendText(c, `<!doctype html>${page}`, { type: 'text/html; charset=utf-8', revalidated: false });
  });
}
