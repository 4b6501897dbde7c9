import * as z from 'zod/mini';

/**
 * Drops invalid items of a list and logs them once. A list of only invalid items is returned unchanged, and fails
 * validation.
 */
export function readItems(item: z.core.$ZodType, list: unknown, call: string): unknown {
  if (!Array.isArray(list)) return list;
  const good: unknown[] = list.filter((one) => z.safeParse(item, one).success);
  if (good.length === 0 || good.length === list.length) return list;
  const issue = list.map((one) => z.safeParse(item, one).error?.issues[0]).find(Boolean);
  console.warn(
    `Clothesline: ${list.length - good.length} of ${list.length} items of ${call} are left out. The first: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
  return good;
}
