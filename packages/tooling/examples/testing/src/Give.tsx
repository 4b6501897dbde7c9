import { ChatWidget } from '@clothesline/chat-widget';
import { CreateForm } from '@clothesline/create-form';
import { FeaturedDonations } from '@clothesline/donation-card';
import { ToastProvider } from '@clothesline/ui';

/** Component under test: a list, a form and the chat. */
export const Give = () => (
  <ToastProvider>
    <FeaturedDonations limit={4} />
    <CreateForm />
    <ChatWidget />
  </ToastProvider>
);
