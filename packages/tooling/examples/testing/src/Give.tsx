import { ChatWidget } from '@clothesline/chat-widget';
import { CreateForm } from '@clothesline/create-form';
import { FeaturedDonations } from '@clothesline/donation-card';
import { ToastProvider } from '@clothesline/ui';

/** Subject of the tests: a list, with a form and the chat beside it. */
export const Give = () => (
  <ToastProvider>
    <FeaturedDonations limit={4} />
    <CreateForm />
    <ChatWidget />
  </ToastProvider>
);
