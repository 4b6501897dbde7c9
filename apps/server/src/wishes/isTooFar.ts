import { memberLimits } from '@clothesline/api-client/members';

/** In ms. One day longer than people may choose, because a date ends at midnight in their time zone. */
const longest = (memberLimits.wishes.days + 1) * 86_400_000;

/** Whether a wish's end is past, or later than allowed. */
export function isTooFar(endsAt: string | undefined, now: Date): boolean {
  const ahead = endsAt === undefined ? 1 : Date.parse(endsAt) - now.getTime();
  return ahead <= 0 || ahead > longest;
}
