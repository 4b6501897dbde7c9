import { DetailMap, type DetailMapProps } from './variants/DetailMap.js';
import { ExploreMap, type ExploreMapProps } from './variants/ExploreMap.js';
import { NearbyMap, type NearbyMapProps } from './variants/NearbyMap.js';

export type DonationsMapProps =
  | ({
      /** Donations near a place, as pins, under a heading with a category filter. */
      variant: 'nearby';
    } & NearbyMapProps)
  | ({
      /** The map of Explore. */
      variant: 'explore';
    } & ExploreMapProps)
  | ({
      /** Where one donation is. */
      variant: 'detail';
    } & DetailMapProps);

/** A map of donations: a live one where the host gives it an `engine`; else, and until that comes, the drawn one (spec §2). */
export function DonationsMap(props: DonationsMapProps) {
  switch (props.variant) {
    case 'nearby':
      return <NearbyMap {...props} />;
    case 'explore':
      return <ExploreMap {...props} />;
    case 'detail':
      return <DetailMap {...props} />;
  }
}
