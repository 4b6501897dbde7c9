import { Prose } from './Prose.js';

interface FactsProps {
  headings: readonly string[];
  /** Each row starts with the name. */
  rows: readonly (readonly string[])[];
}

export function Facts({ headings, rows }: FactsProps) {
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          {headings.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            {cells.map((cell, at) => (
              <td key={headings[at + 1]}>
                <Prose>{cell}</Prose>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
