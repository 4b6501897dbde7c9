import { Badge, Button, Heading, Link, SearchField, Select, Text, TextField, ThemeRoot } from '@clothesline/ui';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <ThemeRoot paint="page">
      <Heading level={2}>Winter coats</Heading>
      <Text>
        Given by people <Link href="/near">near you</Link>.
      </Text>
      <Badge>New</Badge>
      <Button tone="primary">Create Donation</Button>
      <Button href="/explore">Explore</Button>
      <TextField label="Title" hint="What it is" />
      <SearchField label="Search" value="" onValueChange={() => undefined} />
      <Select
        label="Category"
        value="Women"
        onValueChange={() => undefined}
        options={[{ value: 'Women', label: 'Women' }]}
      />
    </ThemeRoot>,
  );
}
