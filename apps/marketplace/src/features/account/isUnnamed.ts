import { type Account, firstNames } from '@clothesline/api-client/members';

/** Ms after which an account is no longer new: its owner has been asked for a name. */
const newFor = 900_000;

/** Whether an account is new, and has the name that all begin with; not one that is being deleted. */
export function isUnnamed({ displayName, createdAt, deletedAt }: Account): boolean {
  const isNew = deletedAt === null && Date.now() - Date.parse(createdAt) < newFor;
  return isNew && Object.values(firstNames).includes(displayName);
}
