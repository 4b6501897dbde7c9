import { donationStates } from '@clothesline/api-client/members';
import * as z from 'zod/mini';
import { record, theOperator } from '../../../audit/audit.js';
import { hideDonation, restoreDonation } from '../../../moderation/operate.js';
import { deleteDonation } from '../../../moderation/deleteDonation.js';
import { isHidden, listAllDonations, readAnyDonation } from '../../../moderation/allDonations.js';
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

const id = { ID: 'the number of a donation' };
const stateError = `expected one of ${donationStates.join(', ')}`;

function missing(donationId: number): ActError {
  return new ActError(`There is no donation ${donationId}.`);
}

async function requireDonation(
  { database }: Operator,
  donationId: number,
  wanted?: 'listed' | 'hidden',
): Promise<void> {
  const hidden = await isHidden(database.db, donationId);
  if (hidden === undefined) throw missing(donationId);
  if (wanted === 'listed' && hidden) throw new ActError(`Donation ${donationId} is hidden already.`);
  if (wanted === 'hidden' && !hidden) throw new ActError(`Donation ${donationId} is not hidden.`);
}

export const donationActs: Record<string, Act> = {
  'donations list': act({
    what: 'List donations, the hidden ones too, the newest first.',
    options: {
      state: { what: `only those that are ${donationStates.join(', ')}`, value: 'STATE' },
      ...limitOption,
    },
    input: z.strictObject({ state: z.optional(z.enum(donationStates, { error: stateError })), limit: limitText }),
    async run({ database }, { state, limit }) {
      const rows = await listAllDonations(database.db, { state, limit });
      return { json: rows, text: printNewest(rows, 'There are no donations.', limit) };
    },
  }),

  'donations show': act({
    what: 'Show one donation, also a hidden one.',
    arguments: id,
    input: z.strictObject({ ID: idText }),
    async run({ database }, { ID }) {
      const donation = await readAnyDonation(database.db, ID);
      if (!donation) throw missing(ID);
      return { json: donation, text: printFacts(donation) };
    },
  }),

  'donations hide': act({
    what: 'Take a donation out of every list, search and feed; its donor is told why.',
    arguments: id,
    options: reasonOption,
    input: z.strictObject({ ID: idText, reason: reasonText }),
    async run(operator, { ID, reason }) {
      await requireDonation(operator, ID, 'listed');
      await hideDonation(operator, ID, reason);
      return { json: { id: ID, state: 'hidden', reason }, text: `Donation ${ID} is hidden.` };
    },
  }),

  'donations restore': act({
    what: 'Bring a hidden donation back; its donor is told.',
    arguments: id,
    options: reasonOption,
    input: z.strictObject({ ID: idText, reason: z._default(reasonText, 'Looked at again') }),
    async run(operator, { ID, reason }) {
      await requireDonation(operator, ID, 'hidden');
      if (!(await restoreDonation(operator, ID, reason))) {
        throw new ActError(`Donation ${ID} is hidden with the account of its donor; restore that person.`);
      }
      return { json: { id: ID, state: 'restored', reason }, text: `Donation ${ID} is back.` };
    },
  }),

  'donations delete': act({
    what: 'Delete a donation for good; whoever asked for it is told that it is gone.',
    arguments: id,
    options: { ...yesOption, ...reasonOption },
    isFinal: true,
    input: z.strictObject({ ID: idText, reason: z._default(reasonText, '') }),
    async run(operator, { ID, reason }) {
      const { database, config, now } = operator;
      await requireDonation(operator, ID);
      await database.change(async (db) => {
        await deleteDonation(db, ID, { durations: config.durations, now: now() });
        await record(db, {
          actor: theOperator,
          action: 'delete',
          target: { kind: 'donation', id: ID },
          reason,
          now: now(),
        });
      });
      return { json: { id: ID, state: 'deleted' }, text: `Donation ${ID} is deleted.` };
    },
  }),
};
