import {
  type Account,
  issueAt,
  memberEndpoints as endpoints,
  type OwnDonation,
  type UpdateAccount,
} from '@clothesline/api-client/members';
import type { Donation } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { Readable } from 'node:stream';
import type { App, Environment } from '../http/environment.js';
import { fittingRows } from '../http/fittingRows.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { holdRows, releasePhotos } from '../photos/photoRows.js';
import { readBlocked } from '../accounts/blocks.js';
import { readHiddenDonations } from '../donations/hiddenDonations.js';
import { photoHashes } from '../photos/photoName.js';
import { withAreas } from '../areas/areas.js';
import { withoutOrigin, withPictures } from '../http/pictureAddresses.js';
import { publicOrigin } from '../security/origins.js';
import { updateAccount } from '../accounts/accounts.js';
import type { AccountParts } from '../accounts/accountParts.js';
import type { Accounts } from '../accounts/createAccounts.js';
import { mailSecurityChange } from '../accounts/owner.js';
import { rejectWrong, type Wrong } from '../accounts/proofs.js';
import type { HandOverParts } from '../hand-over/handOverParts.js';
import { answerOnce, type WriteWork } from '../accounts/answerOnce.js';
import { cancelDeletion, scheduleDeletion } from './deletion.js';
import { memberCalls, readPathId, readBodyAs } from '../accounts/memberCall.js';
import { hideAccount } from './hideAccount.js';
import { readOwnDonationDetails } from '../hand-over/ownDonationDetails.js';
import { writeExport } from './writeExport.js';
import { readPerson } from '../accounts/people.js';
import { isImpersonation } from './impersonation.js';
import type { User } from '../accounts/sessions.js';
import { callRoutes } from '../http/callRoutes.js';
import type { ResponseCache } from '../http/responseCache.js';

/** Suspended and deleted accounts may do this too. */
const leaving = { whileDeleted: true, whileSuspended: true };

export interface ProfileParts extends HandOverParts {
  account: AccountParts['account'];
  readProof: Accounts['readProof'];
  beginSession: Accounts['beginSession'];
  moderators: readonly string[];
  product: string;
}

export function profileCalls(parts: ProfileParts) {
  const { database, sessions, origins, shown, account, readProof, beginSession } = parts;
  const { durations, mailer, moderators, product, now } = parts;

  async function change(c: Context<Environment>, user: User, sent: unknown, work: WriteWork<User>): Promise<Response> {
    const answer = await answerOnce(database, { c, user, sent }, async (db) => account(c, await work(db)));
    return sendJson(c, answer);
  }

  async function storedImage(c: Context<Environment>, image: string | null | undefined) {
    if (typeof image !== 'string') return image;
    const [stored = image] = withoutOrigin([image], publicOrigin(c, origins));
    const hashes = photoHashes([stored]);
    if (hashes.length > 0 && (await database.write((db) => holdRows(db, hashes))).length === 0) {
      throw new HttpError(422, 'checkInput', {
        issues: issueAt('profileImage', 'missingPhoto'),
      });
    }
    return stored;
  }

  /** Throws a 422 `HttpError` if the name sounds like staff. Moderators may use such names. */
  function rejectPretence({ email }: User, { displayName = '', username = '' }: UpdateAccount): void {
    if (moderators.includes(email)) return;
    const issues = Object.entries({ displayName, username })
      .filter(([, name]) => isImpersonation(name, product))
      .flatMap(([path]) => issueAt(path, 'nameOfSite'));
    if (issues.length > 0) throw new HttpError(422, 'checkInput', { issues });
  }

  async function asTheirDonor(id: number, listed: readonly Donation[]): Promise<OwnDonation[]> {
    const facts = await readOwnDonationDetails(
      database.db,
      listed.map((donation) => donation.id),
      durations,
    );
    const own = listed.map((donation) => ({ ...donation, ...facts.get(donation.id) }));
    const hidden = await readHiddenDonations(database.db, id, { limit: 200 });
    const all = [...hidden, ...own].toSorted((one, other) => other.id - one.id);
    return all.slice(0, fittingRows(all).length);
  }

  return memberCalls(origins, {
    async getAccount(c: Context<Environment>) {
      return sendJson(c, account(c, await sessions.reader(c)));
    },

    async updateAccount(c: Context<Environment>) {
      const user = await sessions.writer(c);
      const sent = await readBodyAs(c, endpoints.updateAccount.body);
      rejectPretence(user, sent);
      const profileImage = await storedImage(c, sent.profileImage);
      return change(c, user, sent, async (transaction) => {
        const changed = await updateAccount(transaction, user.id, { ...sent, profileImage }, now());
        const hashes = photoHashes(changed.profile_image === null ? [] : [changed.profile_image]);
        if (hashes.length > 0) {
          await transaction.updateTable('photos').set({ is_listed: true }).where('hash', 'in', hashes).execute();
        }
        if (changed.profile_image !== user.profile_image) {
          await releasePhotos(transaction, photoHashes([user.profile_image ?? '']));
        }
        return changed;
      });
    },

    async deleteAccount(c: Context<Environment>) {
      const session = await sessions.findSession(c);
      if (!session) throw new HttpError(401, 'signIn');
      const { user } = session;
      if (user.is_demo) throw new HttpError(403, 'demoPerson');
      const { proof } = await readBodyAs(c, endpoints.deleteAccount.body);
      const { spend, giveBack } = await readProof(c, session, proof);
      const answer = await answerOnce(database, { c, user, sent: proof.code }, async (db): Promise<Account | Wrong> => {
        const issue = await spend(db);
        if (issue) return { issue };
        const at = now();
        const leaving = await scheduleDeletion(db, user.id, at);
        if (user.delete_at === null) await mailSecurityChange(db, user, 'deleted', at, leaving.delete_at);
        return account(c, leaving);
      });
      rejectWrong(answer);
      await giveBack();
      if (user.delete_at === null) await beginSession(c, user.email);
      await hideAccount({ database, durations, now }, user.id);
      mailer.wake();
      return sendJson(c, answer);
    },

    async restoreAccount(c: Context<Environment>) {
      const user = await sessions.writer(c, leaving);
      const sent = await readBodyAs(c, endpoints.restoreAccount.body);
      return change(c, user, sent, (transaction) => cancelDeletion(transaction, user.id, now()));
    },

    async exportAccount(c: Context<Environment>) {
      const user = await sessions.reader(c);
      c.header('Content-Disposition', 'attachment; filename="clothesline-account.json"');
      c.header('Content-Type', 'application/json; charset=utf-8');
      const pieces = writeExport(database.db, account(c, user), (donations) =>
        withPictures(withAreas(parts.areas, donations), publicOrigin(c, origins)),
      );
      return c.body(Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array>);
    },

    async getPerson(c: Context<Environment>) {
      const id = readPathId(c, endpoints.getPerson.params);
      const viewer = await sessions.findUser(c);
      const person = await readPerson(database.db, id, { origin: publicOrigin(c, origins), viewerId: viewer?.id });
      if (!person) throw new HttpError(404, 'notThere');
      if (!viewer) return sendJson(c, { ...person, donations: await shown(c, person.donations) });
      const blocked = await readBlocked(database.db, viewer.id);
      const donations = blocked.all.has(id) ? [] : person.donations;
      const all = viewer.id === id ? await asTheirDonor(id, donations) : donations;
      return sendJson(c, {
        ...person,
        donations: await shown(c, all),
        isBlocked: blocked.own.has(id),
        canAsk: !blocked.all.has(id),
      });
    },
  });
}

export const profileRoutes = (parts: ProfileParts & { cache: ResponseCache }): App =>
  callRoutes(profileCalls(parts), parts.cache);
