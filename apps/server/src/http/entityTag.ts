import { createHash } from 'node:crypto';

/** A weak tag, as the body may be compressed later. */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => weak(one.trim()) === weak(tag));
}

function weak(tag: string): string {
  return tag.replace(/^W\//, '');
}
