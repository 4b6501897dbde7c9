import type { TimedCommand } from './commands.js';
import { expiry, fixedDurations, type Durations } from './durations.js';
import type { HandOver, HandOverRequest } from './state.js';
import { allows, donationTransitions, isHeld } from './states.js';
import type { Moment } from './time.js';

/** Returns the request that the donation is currently offered or promised to. */
export function heldRequest({ requests }: Pick<HandOver, 'requests'>): HandOverRequest | undefined {
  return requests.find(({ state }) => isHeld(state));
}

interface Deadline {
  /** In ms. */
  at: number;
  command: TimedCommand;
}

function deadlines(handOver: HandOver, durations: Durations): Deadline[] {
  const { donation, requests } = handOver;
  const found: Deadline[] = [];
  const add = (at: number, command: TimedCommand) => found.push({ at, command });

  const held = heldRequest(handOver);
  if (held?.holdsUntil) add(Date.parse(held.holdsUntil), { kind: 'lapse' });
  if (held?.state === 'promised' && held.from && held.promisedAt && !held.remindedAt) {
    const at = Date.parse(held.from) - fixedDurations.pickupReminder;
    // Don't send a reminder if the pickup was scheduled less than a day ahead.
    if (at >= Date.parse(held.promisedAt)) add(at, { kind: 'remindOfPickup' });
  }

  const end = expiry(donation.offeredAt, durations);
  const canExpire = donation.hasAccount && allows(donationTransitions.expire, donation.status);
  if (canExpire) add(end, { kind: 'expire' });

  const waiting = requests.filter(({ state }) => state === 'waiting').map((one) => Date.parse(one.createdAt));
  if (donation.status === 'available' && waiting.length > 0) {
    const since = Math.max(Math.min(...waiting), donation.answeredAt ? Date.parse(donation.answeredAt) : 0);
    add(since + durations.answerTime, { kind: 'pause' });
    for (const [index, part] of [...fixedDurations.reminderParts.entries()].toReversed()) {
      if (index < donation.reminders) continue;
      add(since + part * durations.answerTime, { kind: 'remindToAnswer', reminders: index + 1 });
    }
  }
  if (canExpire && !donation.isExpiryReminded) {
    add(end - fixedDurations.expiryReminderPart * durations.listingTime, { kind: 'remindOfExpiry' });
  }
  return found;
}

/**
 * Returns the steps that are due, in order. Only run the first step before calling this again, as it can cancel the
 * others.
 */
export function due(handOver: HandOver, { now, durations }: Moment): TimedCommand[] {
  return deadlines(handOver, durations)
    .filter(({ at }) => at <= now.getTime())
    .map(({ command }) => command);
}

/** Returns when the next step is due. */
export function nextDue(handOver: HandOver, durations: Durations): Date | undefined {
  const times = deadlines(handOver, durations).map(({ at }) => at);
  // Round up. Otherwise the step might not be due yet when the timer fires.
  return times.length > 0 ? new Date(Math.ceil(Math.min(...times))) : undefined;
}
