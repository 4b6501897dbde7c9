import type { Donation } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { withAreas, type AreaRule } from './areas.js';
import { publicOrigin, type OriginLists } from '../security/origins.js';
import { withPictures } from '../http/pictureAddresses.js';

export type ShownDonations = (c: Context, donations: readonly Donation[]) => Donation[];

/** Makes donations what others see: with the area of their position, and absolute addresses of their pictures. */
export function showDonations(areas: AreaRule, origins: OriginLists): ShownDonations {
  return (c, donations) => withPictures(withAreas(areas, donations), publicOrigin(c, origins));
}
