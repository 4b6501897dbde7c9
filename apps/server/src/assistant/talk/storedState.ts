import * as z from 'zod';
import { needs } from '../crisis/crisis.js';
import { help } from '../topics/help.js';
import type { Topic } from '../topics/topic.js';
import { emptySearch, newConversation, type Conversation, type Search } from './conversation.js';

/** Characters of a state as JSON; a longer one is not stored. */
const longestState = 4096;

/** The most entries of each list, and the longest name in characters. */
const most = { names: 8, places: 3, seen: 60, shown: 8, name: 60 };

const names = z.array(z.string().max(most.name)).max(most.names);
const ids = z.array(z.int().positive());
const items = z.array(z.object({ id: z.int().positive(), title: z.string().max(most.name) })).max(most.shown);

const search = z.object({
  wish: z.object({
    things: names,
    whom: names,
    sizes: names,
    colors: names,
    details: names,
    others: names,
    not: names,
  }),
  places: z.array(z.array(z.object({ name: z.string().max(most.name), isNamed: z.boolean() })).max(1)).max(most.places),
  miles: z.number().optional(),
  placeSaid: z.string().max(most.name).optional(),
});

const topics = Object.keys(help.en) as [Topic, ...Topic[]];

/** Searches of one message beside the last one. */
const mostBeside = 2;

const state = z.object({
  language: z.enum(['en', 'es']),
  search: search.optional(),
  beside: z.array(search).max(mostBeside).default([]),
  shown: items,
  earlier: items,
  seen: ids.max(most.seen),
  one: z.int().positive().optional(),
  choices: names,
  needs: z.array(z.enum(needs)).max(needs.length),
  topic: z.enum(topics).optional(),
});

/** The conversation of a stored state; a new one if the state is missing or cannot be read. */
export function readState(stored: unknown): Conversation {
  const { success, data } = state.safeParse(stored);
  if (!success) return newConversation;
  const whole = (found: z.infer<typeof search>): Search => ({ ...emptySearch, ...found });
  return { ...newConversation, ...data, search: data.search && whole(data.search), beside: data.beside.map(whole) };
}

const cut = (text: string) => text.slice(0, most.name);
const few = (list: readonly string[]) => list.slice(0, most.names).map(cut);

/** A conversation as JSON that `readState` reads; undefined if it is too long. */
export function writeState(conversation: Conversation): z.infer<typeof state> | undefined {
  const { language, search: found, beside, shown, earlier, seen, one, choices, needs: all, topic } = conversation;
  const short = (list: Conversation['shown']) =>
    list.slice(0, most.shown).map(({ id, title }) => ({ id, title: cut(title) }));
  const written = {
    language,
    search: found && writeSearch(found),
    beside: beside.slice(-mostBeside).map(writeSearch),
    shown: short(shown),
    earlier: short(earlier),
    seen: seen.slice(-most.seen),
    one,
    choices: few(choices),
    needs: [...all],
    topic,
  };
  return JSON.stringify(written).length <= longestState ? written : undefined;
}

function writeSearch({ wish, places, miles, placeSaid }: Search): z.infer<typeof search> {
  const { things, whom, sizes, colors, details, others, not } = wish;
  return {
    wish: {
      things: few(things),
      whom: few(whom),
      sizes: few(sizes),
      colors: few(colors),
      details: few(details),
      others: few(others),
      not: few(not),
    },
    places: places
      .slice(0, most.places)
      .map((layer) => layer.slice(0, 1).map((one) => ({ ...one, name: cut(one.name) }))),
    miles,
    placeSaid: placeSaid && cut(placeSaid),
  };
}

interface Earlier {
  role: 'user' | 'assistant';
  state?: unknown;
}

/** The conversation of the newest reply with a state. */
export const readConversation = (earlier: readonly Earlier[]): Conversation =>
  readState(earlier.findLast(({ role, state: stored }) => role === 'assistant' && stored !== undefined)?.state);
