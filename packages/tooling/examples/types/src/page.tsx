import { ApiProvider, createClient, type Donation, useDonations } from '@clothesline/api-client';
import { createDonationSchema } from '@clothesline/api-client/contract';
import { ChatWidget } from '@clothesline/chat-widget';
import { CreateForm } from '@clothesline/create-form';
import form from '@clothesline/create-form/locales/es';
import { DonationGrid, FeaturedDonations } from '@clothesline/donation-card';
import { DonationsMap } from '@clothesline/donations-map';
import { LocationDialog } from '@clothesline/location/react';
import { Button, LocaleProvider, TextField, ThemeRoot, ToastProvider } from '@clothesline/ui';
import { tokens, vars } from '@clothesline/ui/theme';
import { defineTable } from '@clothesline/web-component';

const client = createClient({ host: 'https://clothesline.example' });
const catalogs = [form];

export const table = defineTable({ tag: 'my-count', description: 'A count', attributes: {}, events: {} });
export const color: string = vars.color.accent;
export const light: string = tokens.color.accent[0];
export const isDonation = (value: unknown) => createDonationSchema.safeParse(value).success;

function List({ onOpen }: { onOpen: (donation: Donation) => void }) {
  const { donations } = useDonations({ category: 'Women' });
  return <DonationGrid donations={donations} onSelect={({ donation }) => onOpen(donation)} />;
}

export const Page = ({ onOpen }: { onOpen: (donation: Donation) => void }) => (
  <LocaleProvider language="es" catalogs={catalogs} units="km">
    <ThemeRoot className="brand">
      <ApiProvider client={client}>
        <ToastProvider>
          <FeaturedDonations limit={3} id="featured" data-list="newest" />
          <List onOpen={onOpen} />
          <CreateForm defaultValues={{ title: 'Coat' }} onCreated={(donation) => donation && onOpen(donation)} />
          <DonationsMap variant="nearby" />
          <LocationDialog open={false} onOpenChange={() => {}} />
          <TextField label="Name" value="" onChange={(event) => event.currentTarget.value} />
          <Button tone="primary">Save</Button>
          <ChatWidget product="Warm Hands" aria-label="Chat" />
        </ToastProvider>
      </ApiProvider>
    </ThemeRoot>
  </LocaleProvider>
);
