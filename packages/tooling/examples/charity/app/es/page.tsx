import { FeaturedDonations } from '@clothesline/donation-card';
import { Heading } from '@clothesline/ui';
import { host } from '../../host';
import { loadNewest } from '../newest';

export const metadata = { title: 'Manos cálidas' };

export default async function Inicio() {
  return (
    <main>
      <Heading level={1}>Manos cálidas</Heading>
      <FeaturedDonations donations={await loadNewest()} linkBase={host} />
    </main>
  );
}
