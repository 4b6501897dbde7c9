import { ApiProvider, LocationProvider } from '@clothesline/api-client';
import { ThemeRoot } from '@clothesline/ui';
import { createRoot } from 'react-dom/client';
import { Give } from './Give';
import '@clothesline/ui/styles.css';
import '@clothesline/create-form/styles.css';
import '@clothesline/donation-card/styles.css';
import '@clothesline/location/styles.css';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ThemeRoot>
    <ApiProvider host="">
      <LocationProvider>
        <Give />
      </LocationProvider>
    </ApiProvider>
  </ThemeRoot>,
);
