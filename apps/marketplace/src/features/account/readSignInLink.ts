import { signInSchema } from '@clothesline/api-client/members';

/** Parses the link in a mail from the part of the address behind `#`; undefined if it is another link. */
export function readSignInLink(hash: string): { email: string; otp: string } | undefined {
  const words = new URLSearchParams(hash.slice(1));
  const result = signInSchema.safeParse({ email: words.get('email'), otp: words.get('code') });
  return result.success ? result.data : undefined;
}
