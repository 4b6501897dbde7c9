import { createHash } from 'node:crypto';

/** Entity tag of a body; weak, since the same text may be sent compressed. */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether the caller's `If-None-Match` names the tag. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => weak(one.trim()) === weak(tag));
}

function weak(tag: string): string {
  return tag.replace(/^W\//, '');
}
