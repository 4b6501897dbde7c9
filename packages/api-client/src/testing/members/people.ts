import type { Account } from '../../members/account.js';
import { standardMailChoices } from '../../members/mails.js';

/** `id` is the `userId` of donations. */
function person(id: number, displayName: string, more: Partial<Account> = {}): Account {
  const username = displayName.toLowerCase();
  return {
    id,
    username,
    displayName,
    email: `${username}@example.org`,
    profileImage: null,
    location: 'San Francisco, CA',
    bio: null,
    createdAt: '2026-09-01T08:00:00.000Z',
    hasPassword: false,
    isModerator: false,
    mails: standardMailChoices,
    deletedAt: null,
    language: null,
    suspendedFor: null,
    ...more,
  };
}

/** Has donations with requests. */
export const rosa = person(2, 'Rosa', {
  location: 'Noe Valley, San Francisco, CA',
  bio: 'I sort the wardrobes of half the street. Everything is washed.',
});
export const wei = person(3, 'Wei');
export const dolores = person(4, 'Dolores', { location: 'Mission District, San Francisco, CA' });
export const amir = person(5, 'Amir');
export const grace = person(7, 'Grace');
/** Has requests, but no donations. */
export const ines = person(10_001, 'Inés Moreno', {
  username: 'ines_m',
  email: 'ines@example.org',
  location: 'Mission District, San Francisco, CA',
  bio: 'Two children, one sewing machine.',
  createdAt: '2026-10-01T08:00:00.000Z',
});
/** Moderates reports. */
export const noor = person(10_002, 'Noor', { isModerator: true });
/** Read-only. */
export const suspended = person(10_003, 'Vlad', { suspendedFor: 'You sold what was given to you.' });
/** Deletes the account in six days. */
export const leaving = person(10_004, 'Jonas', { deletedAt: '2026-11-27T17:30:00.000Z' });

export const accountFixtures: readonly Account[] = [rosa, wei, dolores, amir, grace, ines, noor, suspended, leaving];
