import { CreateForm } from '@clothesline/create-form';
import { FeaturedDonations } from '@clothesline/donation-card';
import { ToastProvider } from '@clothesline/ui';

/** What is tested: a list, and a form beside it. */
export const Give = () => (
  <ToastProvider>
    <FeaturedDonations limit={4} />
    <CreateForm />
  </ToastProvider>
);
