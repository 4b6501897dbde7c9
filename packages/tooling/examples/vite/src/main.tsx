import { ApiProvider, createClient } from '@clothesline/api-client';
import { ChatWidget } from '@clothesline/chat-widget';
import { CreateForm } from '@clothesline/create-form';
import { FeaturedDonations } from '@clothesline/donation-card';
import { DonationsMap } from '@clothesline/donations-map';
import { ThemeRoot, ToastProvider } from '@clothesline/ui';
import { createRoot } from 'react-dom/client';
import '@clothesline/ui/styles.css';
import '@clothesline/chat-widget/styles.css';
import '@clothesline/create-form/styles.css';
import '@clothesline/donation-card/styles.css';
import '@clothesline/donations-map/styles.css';

const client = createClient({ host: '' });
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <ThemeRoot theme="auto">
      <ApiProvider client={client}>
        <ToastProvider>
          <FeaturedDonations linkBase="https://clothesline.example" />
          <CreateForm userId={1} />
          <DonationsMap variant="nearby" />
          <ChatWidget product="Warm Hands" />
        </ToastProvider>
      </ApiProvider>
    </ThemeRoot>,
  );
}
