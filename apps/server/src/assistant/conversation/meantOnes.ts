import { defaultStatus, type Donation } from '@clothesline/api-client/contract';
import type { AssistantStore } from '../search/cachedFinds.js';
import { factsOf, type Facts } from '../search/facts.js';
import { stemFor } from '../language/stems.js';
import type { AboutIntent } from '../understand/intent.js';
import type { Conversation } from './conversation.js';

/** The most donations of earlier lists that are looked through. */
const mostEarlier = 12;

/** The most donations that one question is answered of. */
export const mostAtOnce = 4;

/** Donations with a word that are looked through for those that are called by it. */
const mostCalled = 60;

/**
 * The donations that are meant: those that are described, of the last list or of one before it; those that are called so
 * though none was shown; else all of the ids. Undefined where something is named that is not there.
 */
export async function meant(
  ids: readonly number[],
  intent: AboutIntent,
  before: Conversation,
  store: Pick<AssistantStore, 'donation' | 'findDonations'>,
): Promise<readonly Donation[] | undefined> {
  const { named = [], orElse } = intent;
  const stems = named.map(stemFor);
  const among = await amongSeen(ids, intent, before, store);
  // One word says what something is like; two call it by its name.
  const [, second] = named;
  const isSaid = ({ title, texts }: Facts) =>
    stems.every((stem) => texts.has(stem)) || intent.described?.some((words) => words.some((word) => title.has(word)));
  // What only a text says in other words may be something else: ties for shoes.
  const isSure = among.isDescribed && second === undefined && among.found.some((donation) => isSaid(factsOf(donation)));
  if (named.length === 0 || isSure) return among.found;
  const isOneOf = intent.isOneOf === true && before.seen.length > 0;
  // The only one is meant, whatever one sees in its picture.
  if (isOneOf && !among.isDescribed) return ids.length === 1 ? among.found : [];
  for (const where of ['title', 'texts'] as const) {
    const own = among.found.filter((donation) => stems.every((stem) => factsOf(donation)[where].has(stem)));
    if (own.length > 0) return own;
  }
  if (isOneOf) return among.found;
  const { donations } = await store.findDonations({ words: named.join(' '), isExact: true, limit: mostCalled });
  const called = donations.filter(
    (donation) => donation.status === defaultStatus && stems.every((stem) => factsOf(donation).title.has(stem)),
  );
  if (called.length > 0 && called.length <= mostAtOnce) return called;
  return among.isDescribed || orElse === undefined || orElse.kind === 'unknown' ? among.found : undefined;
}

/** Those that were shown and are described, whether there are any; else all of the ids. */
async function amongSeen(
  ids: readonly number[],
  { described = [], parts = [], which, ids: said, isBoth, isOther }: AboutIntent,
  { seen }: Conversation,
  store: Pick<AssistantStore, 'donation'>,
): Promise<{ found: readonly Donation[]; isDescribed: boolean }> {
  const read = async (some: readonly number[]) =>
    (await Promise.all(some.map((id) => store.donation(id)))).filter((donation) => donation !== undefined);
  const listed = await read(ids);
  const isMeant = which !== undefined || said !== undefined;
  const earlier = async () =>
    read(
      seen
        .map(({ id }) => id)
        .filter((id) => !ids.includes(id))
        .slice(-mostEarlier),
    );
  if (described.length === 0) {
    const has = (donation: Donation) => parts.some((part) => factsOf(donation).texts.has(part));
    const isOpen = parts.length > 0 && !isMeant && !isBoth && !isOther;
    const [only, other] = isOpen && !listed.some(has) ? (await earlier()).filter(has) : [];
    return only && !other ? { found: [only], isDescribed: true } : { found: listed, isDescribed: isMeant };
  }
  const among = describedAmong(listed, described);
  if (among.length > 0) return { found: among, isDescribed: true };
  const found = describedAmong(await earlier(), described);
  return { found: found.length > 0 ? found : listed, isDescribed: found.length > 0 };
}

/** How much more a word of a title says of which one is meant. */
const veryWord = 1.5;

/** Those of which most of the words are said that describe the one that is meant; none where none of them is. */
function describedAmong(donations: readonly Donation[], described: readonly (readonly string[])[]) {
  const countOf = (donation: Donation) => {
    const { title, texts } = factsOf(donation);
    // Its very word in the title says more than one that is like it: olive, not any green.
    const countIn = ([stem = '', ...others]: readonly string[]) =>
      title.has(stem) ? veryWord : texts.has(stem) || others.some((other) => texts.has(other)) ? 1 : 0;
    return described.reduce((sum, stems) => sum + countIn(stems), 0);
  };
  const most = Math.max(0, ...donations.map(countOf));
  return most > 0 ? donations.filter((donation) => countOf(donation) === most) : [];
}

/** The ids of those that are meant. */
export function idsOf(
  { which, ids, isOther = false, isAny = false, isBoth = false }: AboutIntent,
  { shown, titles, seen, one, asked }: Conversation,
): readonly number[] {
  if (ids !== undefined) return ids;
  const listed = titles.length > 0 ? titles.map((title) => title.id) : shown;
  if (which !== undefined) return listed.slice(which, which + 1 === 0 ? undefined : which + 1);
  // Those that were just named.
  if (isBoth && asked.kind === 'about' && asked.ids?.length === 2) return asked.ids;
  if (isBoth) return shown.length === 2 ? shown : listed.length === 2 ? listed : lastTwo(seen, one);
  const others = listed.length > 1 ? listed : seen.map((title) => title.id);
  // Of two that nobody has spoken of yet, the first one is refused.
  const refused = one ?? (others.length === 2 ? others[0] : undefined);
  if (isOther && others.length > 1) return others.filter((other) => other !== refused).slice(-mostAtOnce);
  return one === undefined || isAny ? listed : [one];
}

/** The one that was spoken of last and the one before it. */
function lastTwo(seen: Conversation['seen'], one: number | undefined): readonly number[] {
  const ids = seen.map(({ id }) => id);
  return one === undefined ? ids.slice(-2) : [...ids.filter((id) => id !== one).slice(-1), one];
}
