import * as z from 'zod/mini';

/**
 * Drops invalid list items and logs a single warning. If every item is invalid, the list is returned as is so that
 * validation fails.
 */
export function readItems(item: z.core.$ZodType, list: unknown, call: string): unknown {
  if (!Array.isArray(list)) return list;
  const good: unknown[] = list.filter((one) => z.safeParse(item, one).success);
  if (good.length === 0 || good.length === list.length) return list;
  const issue = list.map((one) => z.safeParse(item, one).error?.issues[0]).find(Boolean);
  console.warn(
    `Clothesline: skipped ${list.length - good.length} of ${list.length} invalid items of ${call}. First issue: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
  return good;
}
