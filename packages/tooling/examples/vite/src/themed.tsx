import { ApiProvider } from '@clothesline/api-client';
import { ChatWidget } from '@clothesline/chat-widget';
import { FeaturedDonations } from '@clothesline/donation-card';
import { Badge, Button, Inline, Stack, TextField, ThemeRoot } from '@clothesline/ui';
import { createRoot } from 'react-dom/client';
import '@clothesline/ui/styles.css';
import '@clothesline/chat-widget/styles.css';
import '@clothesline/donation-card/styles.css';
import '@fontsource-variable/figtree';
import './themed.css';

const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <ThemeRoot theme="auto" paint className="brand">
      <ApiProvider host="">
        <Stack space="large">
          <Inline space="small">
            <Button tone="primary">Create Donation</Button>
            <Button>View all</Button>
            <Badge tone="accent">New</Badge>
          </Inline>
          <TextField label="Title" error="Required" defaultValue="Winter coat" />
          <FeaturedDonations viewAllHref="/explore" />
        </Stack>
        <ChatWidget product="Warm Hands" defaultOpen />
      </ApiProvider>
    </ThemeRoot>,
  );
}
