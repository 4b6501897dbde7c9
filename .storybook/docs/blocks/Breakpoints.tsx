import { useMediaQuery } from '@clothesline/ui';
import { breakpoint, media } from '@clothesline/ui/theme';

/** Lists the layout breakpoints and all named media queries. The last column marks current matches. */
export function Breakpoints() {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Breakpoint</th>
            <th>From</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(breakpoint).map(([name, width]) => (
            <tr key={name}>
              <td>
                <code>breakpoint.{name}</code>
              </td>
              <td>{width} px</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>Query</th>
            <th>CSS</th>
            <th>Here and now</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(media).map(([name, query]) => (
            <tr key={name}>
              <td>
                <code>media.{name}</code>
              </td>
              <td>
                <code>{query}</code>
              </td>
              <td>
                <Holds query={query} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Holds({ query }: { query: string }) {
  return useMediaQuery(query) ? 'yes' : 'no';
}
