import frameworks from '../../../apps/charity-site/e2e/frameworks/table.json' with { type: 'json' };
import { Facts } from './Facts.js';

const ways = ['npm first', 'npm later', 'embed.js first', 'embed.js later'];

export function Frameworks() {
  return (
    <Facts
      headings={['', 'npm, imported first', 'npm, imported later', 'embed.js first', 'embed.js later']}
      rows={frameworks.map(({ framework, object }) => [
        framework,
        ...ways.map((way) => (object.includes(way) ? 'object or JSON' : 'JSON')),
      ])}
    />
  );
}
