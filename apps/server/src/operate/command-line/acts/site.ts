import * as z from 'zod/mini';
import { addDemoPeople } from '../../../accounts/demoPeople.js';
import { readAudit, record, theOperator } from '../../../audit/audit.js';
import { storeName } from '../../../config/readConfig.js';
import { createDonations } from '../../../donations/createDonations.js';
import { demo } from '../../../demo/demo.js';
import { isEmpty } from '../../backup/restoreBackup.js';
import { deleteOverdue, listOverdue } from '../../retention/retention.js';
import { printNewest, printTable } from '../printTable.js';
import { act, ActError, limitOption, limitText, type Act } from '../command.js';

export const siteActs: Record<string, Act> = {
  moderators: act({
    what: 'List who may see what was reported (the setting MODERATORS), and whether each has an account.',
    input: z.strictObject({}),
    async run({ database, config }) {
      const { moderators } = config;
      const users = moderators.length
        ? await database.db.selectFrom('users').select(['id', 'email']).where('email', 'in', moderators).execute()
        : [];
      const rows = moderators.map((email) => ({
        email,
        person: users.find((user) => user.email === email)?.id ?? null,
      }));
      return {
        json: rows,
        text: printTable(rows, 'MODERATORS is not set, so there are none; set it to their email addresses.'),
      };
    },
  }),

  seed: act({
    what: 'Fill an empty store with the demo.',
    makesStore: true,
    input: z.strictObject({}),
    async run({ database, config, now }) {
      if (!(await isEmpty(database.db))) throw new ActError('The store is not empty; the demo needs an empty one.');
      const { demoDonations } = demo(now());
      await createDonations(database, config.areas).addAll(demoDonations);
      await addDemoPeople(database.db);
      await record(database.db, { actor: theOperator, action: 'seed', now: now() });
      return {
        json: { donations: demoDonations.length },
        text: `The demo's ${demoDonations.length} donations are listed in ${storeName(config)}.`,
      };
    },
  }),

  retention: act({
    what: 'Delete what is past its term, as a running server does bit by bit.',
    options: { 'dry-run': { what: 'only list each kind with its term and how much of it is past that' } },
    input: z.strictObject({ 'dry-run': z._default(z.boolean(), false) }),
    async run({ database, photos, config, now }, { 'dry-run': isDry }) {
      const { durations, chatDays } = config;
      const parts = { database, photos, durations, rules: { chatDays }, now };
      const lines = await listOverdue(parts);
      if (!isDry) {
        await deleteOverdue(parts);
        const reason = lines
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => `${count} ${kind}`)
          .join(', ');
        await record(database.db, { actor: theOperator, action: 'retention', reason, now: now() });
      }
      return { json: lines, text: printTable(lines, 'Nothing has a term.') };
    },
  }),

  audit: act({
    what: 'List what moderators and operators did, the newest first: who, when, what and why.',
    options: limitOption,
    input: z.strictObject({ limit: limitText }),
    async run({ database }, { limit }) {
      const rows = await readAudit(database.db, limit);
      return { json: rows, text: printNewest(rows, 'Nothing was done yet.', limit) };
    },
  }),
};
