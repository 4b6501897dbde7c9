import * as z from 'zod/mini';
import { chatScopeLimits } from './chat.js';
import { donationLimits } from './donation.js';
import { requiredTitle } from './fields.js';
import { milesOfRadius } from './list.js';
import { expected } from './text.js';

/**
 * Restricts every search in a chat and provides the contact that the assistant refers people to. The embedding site
 * sends the scope with each message.
 */
export const chatScopeSchema = z.object({
  /** Case-insensitive. */
  categories: z.optional(
    z
      .array(requiredTitle(donationLimits.category), { error: expected('a list of categories') })
      .check(
        z.minLength(1, { error: 'Use at least one category' }),
        z.maxLength(chatScopeLimits.categories, { error: `Use at most ${chatScopeLimits.categories} categories` }),
      ),
  ),
  /** A place name. Ignored if it's unknown or ambiguous. */
  place: z.optional(requiredTitle(chatScopeLimits.place)),
  /** Search radius in miles. Defaults to 5. */
  radius: z.optional(
    z
      .number({ error: expected('a number') })
      .check(
        z.gte(milesOfRadius.min, { error: `At least ${milesOfRadius.min}` }),
        z.lte(milesOfRadius.max, { error: `At most ${milesOfRadius.max}` }),
      ),
  ),
  /** How to reach the organization behind the site, for questions that the assistant can't answer. */
  contact: z.optional(requiredTitle(chatScopeLimits.contact)),
});
export type ChatScope = z.infer<typeof chatScopeSchema>;
