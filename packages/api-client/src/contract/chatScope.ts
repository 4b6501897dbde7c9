import * as z from 'zod/mini';
import { chatScopeLimits } from './chat.js';
import { donationLimits } from './donation.js';
import { requiredTitle } from './fields.js';
import { milesOfRadius } from './list.js';
import { expected } from './text.js';

/** Limits of every search of a chat, and whom to ask about the site: the site that shows it sends them with each message. */
export const chatScopeSchema = z.object({
  /** Case-insensitive. */
  categories: z.optional(
    z
      .array(requiredTitle(donationLimits.category), { error: expected('a list of categories') })
      .check(
        z.minLength(1, { error: 'Name at least one category' }),
        z.maxLength(chatScopeLimits.categories, { error: `Name at most ${chatScopeLimits.categories} categories` }),
      ),
  ),
  /** Unknown or ambiguous names have no effect. */
  place: z.optional(requiredTitle(chatScopeLimits.place)),
  /** In miles; 5 by default. */
  radius: z.optional(
    z
      .number({ error: expected('a number') })
      .check(
        z.gte(milesOfRadius.min, { error: `At least ${milesOfRadius.min}` }),
        z.lte(milesOfRadius.max, { error: `At most ${milesOfRadius.max}` }),
      ),
  ),
  /** Contact of the site's organization, for questions about it. */
  contact: z.optional(requiredTitle(chatScopeLimits.contact)),
});
export type ChatScope = z.infer<typeof chatScopeSchema>;
