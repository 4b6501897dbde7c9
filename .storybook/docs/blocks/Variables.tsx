import { tokens, vars } from '@clothesline/ui/theme';
import { Facts } from './Facts.js';
import { publicName } from './variable.js';

type Group = keyof typeof tokens;

/** Lists the public variables with their defaults. Defaults to all groups. */
export function Variables({ groups = Object.keys(tokens) as Group[] }: { groups?: readonly Group[] }) {
  return groups.map((group) => {
    const values: Readonly<Record<string, string | readonly string[]>> = tokens[group];
    return (
      <section key={group} aria-label={group}>
        <h3>{group}</h3>
        <Facts
          headings={['Variable', 'Default']}
          rows={Object.entries<string>(vars[group]).map(([name, reference]) => {
            const value = values[name] ?? '';
            return [publicName(reference), typeof value === 'string' ? value : value.join(' / ')];
          })}
        />
      </section>
    );
  });
}
