import type { Donation } from '@clothesline/api-client/contract';
import type { Store } from '../../store/store.js';
import { factsOf } from '../search/facts.js';
import type { AboutIntent } from '../understand/intent.js';
import type { Conversation } from './conversation.js';

/** The most donations of earlier lists that are looked through. */
const mostEarlier = 12;

/** The most donations that one question is answered of. */
export const mostAtOnce = 4;

/** The donations that are meant: those that are described, of the last list or of one before it; else all of the ids. */
export async function meant(
  ids: readonly number[],
  { described = [] }: AboutIntent,
  { seen }: Conversation,
  store: Pick<Store, 'donation'>,
): Promise<readonly Donation[]> {
  const read = async (some: readonly number[]) =>
    (await Promise.all(some.map((id) => store.donation(id)))).filter((donation) => donation !== undefined);
  const listed = await read(ids);
  if (described.length === 0) return listed;
  const among = describedAmong(listed, described);
  if (among.length > 0) return among;
  const earlier = seen.map(({ id }) => id).filter((id) => !ids.includes(id));
  const found = describedAmong(await read(earlier.slice(-mostEarlier)), described);
  return found.length > 0 ? found : listed;
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
  { which, ids, isOther = false, isAny = false }: AboutIntent,
  { shown, titles, seen, one }: Conversation,
): readonly number[] {
  if (ids !== undefined) return ids;
  const listed = titles.length > 0 ? titles.map((title) => title.id) : shown;
  if (which !== undefined) return listed.slice(which, which + 1 === 0 ? undefined : which + 1);
  const others = listed.length > 1 ? listed : seen.map((title) => title.id);
  if (isOther && others.length > 1) return others.filter((other) => other !== one).slice(-mostAtOnce);
  return one === undefined || isAny ? listed : [one];
}
