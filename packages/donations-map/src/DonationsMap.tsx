import { DetailMap, type DetailMapProps } from './variants/DetailMap.js';
import { ExploreMap, type ExploreMapProps } from './variants/ExploreMap.js';
import { NearbyMap, type NearbyMapProps } from './variants/NearbyMap.js';

export type DonationsMapProps =
  | ({
      /** Pins near a place, with a category filter. */
      variant: 'nearby';
    } & NearbyMapProps)
  | ({
      /** Explore's map. */
      variant: 'explore';
    } & ExploreMapProps)
  | ({
      /** A donation's area. */
      variant: 'detail';
    } & DetailMapProps);

/** The live map if there is an `engine`; otherwise, and while it loads, the drawn map (spec §2). */
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
