'use client';
import { LocationProvider } from '@clothesline/api-client';
import { CreateForm } from '@clothesline/create-form';
import { Heading, Link } from '@clothesline/ui';
import { give } from './give';

/** A form that submits to the charity's own server, where donations can be checked and logged. */
export default function Give() {
  return (
    <main>
      <Link href="/">Home</Link>
      <Heading level={1}>Give clothes</Heading>
      <LocationProvider>
        <CreateForm
          defaultValues={{ category: 'Women' }}
          onSubmit={async (donation, key) => {
            const { issues, listed } = await give(donation, key);
            if (issues) throw Object.assign(new Error('Refused'), { issues });
            return listed;
          }}
        />
      </LocationProvider>
    </main>
  );
}
