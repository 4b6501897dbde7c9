import { signInSchema } from '@clothesline/api-client/members';

/** What the link in a mail says, from the part of the address behind `#`; undefined where it is no such link. */
export function readSignInLink(hash: string): { email: string; otp: string } | undefined {
  const words = new URLSearchParams(hash.slice(1));
  const result = signInSchema.safeParse({ email: words.get('email'), otp: words.get('code') });
  return result.success ? result.data : undefined;
}
