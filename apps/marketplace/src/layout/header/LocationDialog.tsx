import { LocationDialog as Picker, type LocationDialogProps } from '@clothesline/location/react';
import { loadPlaces } from '../../shared/places.js';

/** Where distances are counted from, and how to change it. */
export function LocationDialog(props: Pick<LocationDialogProps, 'open' | 'onOpenChange'>) {
  return <Picker {...props} loadPlaces={loadPlaces} />;
}
