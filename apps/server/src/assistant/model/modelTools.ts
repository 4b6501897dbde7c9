import { defaultStatus, donationLimits, type Donation } from '@clothesline/api-client/contract';
import { tool } from 'ai';
import * as z from 'zod/mini';
import type { Donations } from '../../donations/createDonations.js';
import type { Assistant, EarlierMessage, ReplyOptions } from '../assistant.js';
import { explainTopic, topics } from '../topics/topics.js';
import type { Language } from '../language/language.js';
import { oneLine } from '../answers/lines.js';
import { isWithin, standardCategories, type Bounds } from '../places/places.js';

const longest = 300;

const maxCalls = 8;

export interface ToolParts {
  embedded: Assistant;
  donations: Pick<Donations, 'withIds'>;
  product: string;
  earlier: readonly EarlierMessage[];
  language: Language;
  scope: ReplyOptions['scope'];
  bounds: Bounds;
}

/** Tools for a single turn. They also record which donations the model is allowed to show. */
export function createModelTools({ embedded, donations, product, earlier, language, scope, bounds }: ToolParts) {
  const found = new Map<number, Donation>();
  let hasToldStates = false;
  let calls = 0;

  function count(): void {
    calls += 1;
    if (calls > maxCalls) throw new Error('The model made too many tool calls.');
  }

  async function available(ids: readonly number[]): Promise<object[]> {
    const known = (await donations.withIds(ids)).filter((donation) => isWithin(donation, bounds));
    for (const donation of known) if (donation.status === defaultStatus) found.set(donation.id, donation);
    hasToldStates ||= known.some(({ status }) => status !== defaultStatus);
    return known.map(describeDonation);
  }

  const tools = {
    find: tool({
      description:
        'Searches donations. Takes a complete description such as "blue coats for a 4 year old near the Castro", and considers the conversation so far. Returns a reply and the donations in it.',
      inputSchema: z.object({ wish: z.string().check(z.minLength(1), z.maxLength(300)) }),
      async execute({ wish }) {
        count();
        const { text, donations } = await embedded.reply(wish, earlier, { scope });
        return { says: text, donations: await available(donations.map(({ id }) => id)) };
      },
    }),
    donation: tool({
      description: 'Returns a donation by id: title, description, sizes, place and status.',
      inputSchema: z.object({ id: z.int().check(z.minimum(1), z.maximum(donationLimits.id)) }),
      async execute({ id }) {
        count();
        return (await available([id]))[0] ?? 'Donation not found.';
      },
    }),
    help: tool({
      description: "Returns the site's help text about a topic.",
      inputSchema: z.object({ topic: z.enum(topics) }),
      async execute({ topic }) {
        hasToldStates = true;
        return explainTopic(topic, { language, product, categories: bounds.categories ?? standardCategories });
      },
    }),
  };
  return { tools, found, mayTellStates: () => hasToldStates };
}

function describeDonation({ id, title, description, sizes, locationName, status }: Donation): object {
  return {
    id,
    title: oneLine(title),
    description: oneLine(description).slice(0, longest),
    sizes,
    place: oneLine(locationName),
    state: status,
  };
}
