import { useDonations } from '@clothesline/api-client';
import { DonationGrid } from '@clothesline/donation-card';
import { Heading, SearchField } from '@clothesline/ui';
import { useState } from 'react';
import { host } from '../host';

export default function Search() {
  const [words, setWords] = useState('');
  const { donations, total } = useDonations({ search: words });
  return (
    <main>
      <Heading level={1}>{total} donations</Heading>
      <SearchField label="Search" value={words} onValueChange={setWords} />
      <DonationGrid donations={donations} linkBase={host} label="Donations" />
    </main>
  );
}
