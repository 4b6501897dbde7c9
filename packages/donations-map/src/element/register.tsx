import { LocationProvider, type Position } from '@clothesline/api-client';
import { defineElement, type ElementProps, type ElementSetup } from '@clothesline/web-component';
import { ElementProvider } from '@clothesline/web-component/provider';
import { useMemo, type ReactNode } from 'react';
import { donationsMapElement } from './table.js';
import { DonationsMap } from '../DonationsMap.js';
import type { MapMoveEvent } from '../live/liveProps.js';
import type { Loaders, MapState } from '../live/MapStage.js';
import type { PinSelectEvent } from '../selectEvent.js';

export { donationsMapElement } from './table.js';

type MapElementProps = ElementProps<typeof donationsMapElement>;

/**
 * Registers `<clothesline-donations-map>`. Does nothing if it's already defined.
 * @param loaders Load the live map. Without them, only the drawn map is available
 */
export function defineMapElement(setup: ElementSetup<typeof donationsMapElement>, loaders: Loaders = {}): void {
  function Component(props: MapElementProps) {
    return <MapElement {...props} loaders={loaders} />;
  }
  defineElement({ table: donationsMapElement, component: Component, provider: Provider, ...setup });
}

function MapElement({
  variant,
  locationName = '',
  list,
  latitude,
  longitude,
  emit,
  loaders,
  ...given
}: MapElementProps & { loaders: Loaders }) {
  const center = useMemo(
    () => (latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }),
    [latitude, longitude],
  );

  const live = {
    ...given,
    ...loaders,
    center,
    onMove: (event: MapMoveEvent) => void emit('move', event),
    onError: (error: Error) => void emit('error', { error, message: error.message }),
    onStateChange: (event: { state: MapState }) => void emit('state', event),
  };
  if (variant === 'detail') return <DonationsMap variant="detail" {...live} locationName={locationName} />;
  const many = {
    ...live,
    list: list === 'on',
    onLocate: (event: { position: Position }) => void emit('locate', event),
    onSelect: (event: PinSelectEvent) => {
      if (!emit('select', { donation: event.donation })) event.preventDefault();
    },
  };
  if (variant === 'explore') return <DonationsMap variant="explore" {...many} />;
  return <DonationsMap variant="nearby" {...many} />;
}

/** Never prompts for the position until the visitor clicks the button. */
function Provider({ children, ...element }: MapElementProps & { children: ReactNode }) {
  return (
    <ElementProvider {...element}>
      <LocationProvider ask="never" deviceStore={null} visitStore={null}>
        {children}
      </LocationProvider>
    </ElementProvider>
  );
}
