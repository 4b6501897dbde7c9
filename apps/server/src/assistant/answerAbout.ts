import type { Donation } from '@clothesline/api-client/contract';
import { parseSizes } from '@clothesline/api-client/search';
import type { Store } from '../store/store.js';
import type { Conversation } from './conversation.js';
import type { AboutIntent, Question } from './intent.js';
import { linkOf, oneLine, quotable } from './lines.js';
import type { Messages } from './messages.js';

/** Characters of a description in an answer. */
const longest = 300;

/** Answers a question about a donation that was shown; asks which one where several were. */
export async function answerAbout(
  { which, question }: AboutIntent,
  { shown }: Conversation,
  { store, say }: { store: Pick<Store, 'donation'>; say: Messages },
): Promise<string> {
  const id = which === undefined ? only(shown) : shown.at(which);
  if (id === undefined) return say.which(shown.length);
  const donation = await store.donation(id);
  return donation ? `${textOf(question, donation, say)}\n${linkOf(donation)}` : say.gone;
}

const only = (ids: readonly number[]) => (ids.length === 1 ? ids[0] : undefined);

function textOf(question: Question, donation: Donation, say: Messages): string {
  const title = quotable(donation.title);
  switch (question) {
    case 'state':
      return say.about.state(title, say.about.states[donation.status] ?? say.about.otherState);
    case 'donor':
      return say.about.donor(title);
    case 'place':
      return say.about.place(title, oneLine(donation.locationName));
    case 'size': {
      const sizes = parseSizes(donation);
      return sizes.length > 0 ? say.about.sizes(title, sizes.join(', ')) : say.about.noSize(title);
    }
    case 'how':
      return say.about.how(title);
    case 'more': {
      const description = oneLine(donation.description);
      return say.about.more(
        title,
        description.length > longest
          ? `${description.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`
          : description,
      );
    }
  }
}
