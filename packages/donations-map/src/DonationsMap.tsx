import { DetailMap, type DetailMapProps } from './variants/DetailMap.js';
import { ExploreMap, type ExploreMapProps } from './variants/ExploreMap.js';
import { NearbyMap, type NearbyMapProps } from './variants/NearbyMap.js';

export type DonationsMapProps =
  | ({
      /** Shows pins near a place, with a category filter above the map. */
      variant: 'nearby';
    } & NearbyMapProps)
  | ({
      /** Explore page. */
      variant: 'explore';
    } & ExploreMapProps)
  | ({
      /** Shows the approximate area of a single donation. */
      variant: 'detail';
    } & DetailMapProps);

/**
 * Renders the live map if an `engine` is provided. Shows a drawn map without an engine or while it is loading (spec
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
