import * as z from 'zod';
import type { Reply } from './assistant.js';

/** The data of a reply beside its text. */
type ReplyData = Omit<Reply, 'text'>;

const schema = z.object({
  donations: z.array(z.object({ id: z.int(), note: z.string().optional() })),
  suggestions: z.array(z.string()),
  state: z.unknown().optional(),
});

/** The data of a reply as it is stored. */
export const writeReplyData = (data: ReplyData): string => JSON.stringify(data);

/** The stored data of a reply. A reply of before replies had data shows the donations of its lines. */
export function readReplyData(stored: string | undefined, text: string): ReplyData {
  try {
    if (stored !== undefined) return { state: undefined, ...schema.parse(JSON.parse(stored)) };
  } catch {
    // Unreadable data is none.
  }
  return { donations: readLines(text), suggestions: [], state: undefined };
}

const line = /^(?:• .*?(?: \((?<note>[^()]*)\))?: )?\/donations\/(?<id>\d{1,10})$/gm;

/** The donations of the lines of an old reply, with the notes in their brackets. */
function readLines(text: string): ReplyData['donations'] {
  const found = new Map<number, string | undefined>();
  for (const { groups } of text.matchAll(line)) found.set(Number(groups?.['id']), groups?.['note']);
  return [...found].map(([id, note]) => ({ id, ...(note !== undefined && { note }) }));
}
