import { parseSizes } from '@clothesline/api-client/search';
import type { FindIntent, Intent } from '../understand/intent.js';
import { wishIn, type Wish } from '../wishes/wish.js';
import { isAge, sizesOf } from '../wishes/wishSizes.js';
import type { Conversation } from './conversation.js';
import { inSize } from './followUps.js';
import { misfitIn, saysMisfit, stepIn, stepped } from './sizeSteps.js';

/** Asks for another size without saying which. */
const otherSize =
  /^(?:what|which|do you have|have you|got|is there|are there|show me|any|anything|something|it|that is|that's|they|are|come|an?|the|in|but|and|too|much|bit|little|sizes?|next|ones?| )*\b(?:bigger|larger|smaller|(?:big|large|small)(?= ones)|other sizes?|another size|different sizes?|size (?:up|down))(?: (?:one|ones|sizes?|please|than that|in that|of it|do you have|have you got|are there))*\W*$/;

/** Asks for the next size, whatever else is said around it. */
const nextSize =
  /\b(?:next|one) sizes? (?:up|down|bigger|smaller|larger)\b|\ba size (?:up|down|bigger|smaller|larger)\b/;

/** The last search in the size that a message names beside "bigger": "anything bigger? I'm a 14". */
export function sizeBeside(text: string, find: FindIntent): FindIntent | undefined {
  if (stepIn(text) === undefined) return undefined;
  const own = text.split(/[.,;?!] /).filter((sentence) => !theirs.test(sentence));
  return own.map((sentence) => inSize(sentence, find)).find(Boolean);
}

/** Says a size of what was shown. */
const theirs = /\b(?:it|that|this|they|those|these)\b/;

/** The last search in the next size, where a message asks for it whatever else it says. */
export function inNextSize(text: string, find: FindIntent, before: Conversation): Intent | undefined {
  return nextSize.test(text) ? resized(text, find, before) : undefined;
}

/** The last search in other sizes, where a message asks for nothing else: "too small", "other sizes". */
export function inOtherSizes(text: string, find: FindIntent, before: Conversation): Intent | undefined {
  const misfit = misfitIn(text);
  const isAsked = misfit !== undefined || otherSize.test(text) || saysMisfit(text);
  return isAsked ? resized(text, find, before, misfit) : undefined;
}

/** In the sizes after the one that was said or that the title of the only one names, or in all others; else it is asked for. */
function resized(
  text: string,
  find: FindIntent,
  { one, titles }: Conversation,
  misfit?: ReturnType<typeof misfitIn>,
): Intent {
  const step = misfit?.step ?? stepIn(text);
  const title = titles.find(({ id }) => id === one)?.title ?? '';
  const shown = parseSizes({ title, description: '' });
  const sized = find.wishes
    .map((wish) =>
      misfit ? { ...wish, sizes: [misfit.size] } : wish.sizes.length > 0 ? wish : { ...wish, sizes: shown },
    )
    .filter(({ sizes }) => sizes.length > 0);
  const wishes = step ? sized.flatMap((wish) => stepped(wish, step) ?? []) : sized.map(inAnyOther);
  if (wishes.length === 0) return { kind: 'topic', topic: 'otherSize' };
  return { ...find, wishes, others: 'sizes', isThanked: false, isSure: true, isCarried: true };
}

const children = wishIn('kids').audience;

/** In all sizes but those of the wish; of a child, still for children. */
function inAnyOther(wish: Wish): Wish {
  const otherThan = sizesOf(wish);
  const audience = wish.audience.length === 0 && otherThan.every(isAge) ? children : wish.audience;
  return { ...wish, audience, sizes: [], otherThan };
}
