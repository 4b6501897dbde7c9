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
      /** Shows the area of one donation. */
      variant: 'detail';
    } & DetailMapProps);

/**
 * Shows donations on a map: a live one if the host gives an `engine`; else, and until that loads, the drawn one (spec
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
