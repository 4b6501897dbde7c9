import type { ChatDonation, Donation } from '@clothesline/api-client/contract';
import { oneLine } from './lines.js';

/** A line of an answer that names a donation (see `lineOf`), or is its link: what is said of it in brackets, and its id. */
const namingLine = /^(?:• [^\n]*?(?: \(([^()\n]+)\))?: )?\/donations\/(\d{1,10})$/gm;

/** The ids of the donations that an answer names, each once, in order. */
export function namedIn(content: string): number[] {
  return [...new Set([...content.matchAll(namingLine)].map(([, , id]) => Number(id)))];
}

/** The donations that an answer names as small cards: those that are there, with their state of this moment. */
export function cardsOf(content: string, donations: ReadonlyMap<number, Donation>): ChatDonation[] {
  const notes = new Map([...content.matchAll(namingLine)].map(([, note, id]) => [Number(id), note]));
  return namedIn(content).flatMap((id) => {
    const donation = donations.get(id);
    return donation ? [cardOf(donation, notes.get(id))] : [];
  });
}

function cardOf({ id, title, images, locationName, sizes, status }: Donation, note: string | undefined): ChatDonation {
  const [image] = images;
  return {
    id,
    title: oneLine(title),
    ...(image !== undefined && { image }),
    locationName: oneLine(locationName),
    ...(sizes && sizes.length > 0 && { sizes }),
    status,
    ...(note !== undefined && { note }),
  };
}
