import { LocationDialog as Picker, type LocationDialogProps } from '@clothesline/location/react';
import { loadPlaces } from './places.js';

export function LocationDialog(props: Pick<LocationDialogProps, 'open' | 'onOpenChange'>) {
  return <Picker {...props} loadPlaces={loadPlaces} />;
}
