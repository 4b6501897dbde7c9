import { ApiProvider, createClient, createQueryClient } from '@clothesline/api-client';
import { DonationsMap } from '@clothesline/donations-map';
import '@clothesline/donations-map/styles.css';
import { ThemeRoot } from '@clothesline/ui';
import '@clothesline/ui/styles.css';
import { createRoot, type Root } from 'react-dom/client';
import { points } from './points.js';

const client = createClient({ host: '', fetch: async () => Response.json([]) });
const queryClient = createQueryClient();
const center = { latitude: 37.7749, longitude: -122.4194 };
let root: Root | undefined;

Object.assign(globalThis, {
  prepare: points,
  mount(donations: ReturnType<typeof points>) {
    const place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    root.render(
      <ThemeRoot>
        <ApiProvider client={client} queryClient={queryClient}>
          <DonationsMap
            variant="nearby"
            center={center}
            zoom={12}
            donations={donations}
            engine={() => import('@clothesline/donations-map/live')}
            basemap={() => import('@clothesline/donations-map/basemap')}
          />
        </ApiProvider>
      </ThemeRoot>,
    );
  },
  unmount() {
    root?.unmount();
    document.body.replaceChildren();
  },
  isThere: () => document.querySelector('[data-placed] > button') !== null,
});
