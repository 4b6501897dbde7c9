import type { Donation } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { withAreas, type AreaRule } from './areas.js';
import type { OriginLists } from '../security/origins.js';
import { withPictures } from '../http/pictureAddresses.js';

export type ShownDonations = (c: Context, donations: readonly Donation[]) => Donation[];

/** The origin that visitors see: the configured one, else the one that the caller names. */
export function originOf(c: Context, { publicUrl }: OriginLists): string {
  return publicUrl ?? new URL(c.req.url).origin;
}

/** Donations as others see them: with the area of their position, and absolute addresses of their pictures. */
export function showDonations(areas: AreaRule, origins: OriginLists): ShownDonations {
  return (c, donations) => withPictures(withAreas(areas, donations), originOf(c, origins));
}
