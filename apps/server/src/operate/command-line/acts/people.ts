import type { Donation } from '@clothesline/api-client/contract';
import * as z from 'zod/mini';
import { toAccount } from '../../../accounts/accounts.js';
import { listAllPeople, readAnyPerson } from '../../../accounts/allPeople.js';
import { deleteNow } from '../../../profile/deletion.js';
import { writeExport } from '../../../profile/writeExport.js';
import { withAreas } from '../../../areas/areas.js';
import { record, theOperator } from '../../../audit/audit.js';
import { suspendPerson, unsuspendPerson } from '../../../moderation/operate.js';
import { withPictures } from '../../../http/pictureAddresses.js';
import { printFacts, printNewest } from '../printTable.js';
import {
  act,
  ActError,
  idText,
  limitOption,
  limitText,
  reasonOption,
  reasonText,
  yesOption,
  type Act,
  type Operator,
} from '../command.js';

const id = { ID: 'the number of a person' };

async function requirePerson({ database }: Operator, personId: number) {
  const user = await database.db.selectFrom('users').selectAll().where('id', '=', personId).executeTakeFirst();
  if (!user) throw new ActError(`There is no person ${personId} with an account.`);
  return user;
}

async function recordAbout(
  { database, now }: Operator,
  action: string,
  personId: number,
  reason: string,
): Promise<void> {
  const target = { kind: 'person', id: personId };
  await record(database.db, { actor: theOperator, action, target, reason, now: now() });
}

export const peopleActs: Record<string, Act> = {
  'people list': act({
    what: 'List people with an account, the newest first.',
    options: {
      search: { what: 'only those whose name or email address has this in it', value: 'TEXT' },
      ...limitOption,
    },
    input: z.strictObject({ search: z.optional(z.string().check(z.maxLength(200))), limit: limitText }),
    async run({ database }, { search, limit }) {
      const rows = await listAllPeople(database.db, { search, limit });
      return { json: rows, text: printNewest(rows, 'There are no people.', limit) };
    },
  }),

  'people show': act({
    what: 'Show one person.',
    arguments: id,
    input: z.strictObject({ ID: idText }),
    async run(operator, { ID }) {
      await requirePerson(operator, ID);
      const person = (await readAnyPerson(operator.database.db, ID)) ?? {};
      return { json: person, text: printFacts(person) };
    },
  }),

  'people suspend': act({
    what: 'Suspend an account: its owner reads why, writes nothing, and their donations are out of sight.',
    arguments: id,
    options: reasonOption,
    input: z.strictObject({ ID: idText, reason: reasonText }),
    async run(operator, { ID, reason }) {
      const { suspended_for: suspendedFor } = await requirePerson(operator, ID);
      if (suspendedFor !== null) throw new ActError(`Person ${ID} is suspended already.`);
      await suspendPerson(operator, ID, reason);
      return { json: { id: ID, state: 'suspended', reason }, text: `Person ${ID} is suspended.` };
    },
  }),

  'people restore': act({
    what: 'Take a suspension back; what was out of sight is back too.',
    arguments: id,
    options: reasonOption,
    input: z.strictObject({ ID: idText, reason: z._default(reasonText, 'Looked at again') }),
    async run(operator, { ID, reason }) {
      const { suspended_for: suspendedFor } = await requirePerson(operator, ID);
      if (suspendedFor === null || !(await unsuspendPerson(operator, ID, reason))) {
        throw new ActError(`Person ${ID} is not suspended.`);
      }
      return { json: { id: ID, state: 'restored', reason }, text: `Person ${ID} is back.` };
    },
  }),

  'people delete': act({
    what: 'Delete an account for good, with everything that its owner gave and wrote, at once.',
    arguments: id,
    options: { ...yesOption, ...reasonOption },
    isFinal: true,
    input: z.strictObject({ ID: idText, reason: z._default(reasonText, '') }),
    async run(operator, { ID, reason }) {
      const { database, config, now } = operator;
      await requirePerson(operator, ID);
      await deleteNow({ database, durations: config.durations, now }, ID);
      await recordAbout(operator, 'delete', ID, reason);
      return { json: { id: ID, state: 'deleted' }, text: `Person ${ID} is deleted.` };
    },
  }),

  'people export': act({
    what: 'Print everything that is stored of one person, as JSON.',
    arguments: id,
    input: z.strictObject({ ID: idText }),
    async run(operator, { ID }) {
      const { database, config } = operator;
      const user = await requirePerson(operator, ID);
      const { publicUrl: origin = '', moderators } = config;
      const pieces: string[] = [];
      const show = (donations: readonly Donation[]) => withPictures(withAreas(config.areas, donations), origin);
      const account = toAccount(user, { moderators, origin });
      for await (const piece of writeExport(database.db, account, show)) pieces.push(piece);
      const json: unknown = JSON.parse(pieces.join(''));
      await recordAbout(operator, 'export', ID, '');
      return { json, text: JSON.stringify(json, null, 2) };
    },
  }),
};
