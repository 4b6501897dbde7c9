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
      /** Shows the area of a donation. */
      variant: 'detail';
    } & DetailMapProps);

/**
 * Donations on a map: the live map if there is an `engine`; otherwise, and until it has loaded, the drawn map (spec
 * §2).
 */
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
