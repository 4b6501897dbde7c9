import { FeaturedDonations } from '@clothesline/donation-card';
import { Button, Heading } from '@clothesline/ui';
import { host } from '../host';
import { loadNewest } from './newest';

export default async function Home() {
  return (
    <main>
      <Heading level={1}>Warm Hands</Heading>
      <Button href="/give">Give clothes</Button>
      <FeaturedDonations donations={await loadNewest()} viewAllHref="/search" linkBase={host} data-list="newest" />
    </main>
  );
}
