interface FactsProps {
  headings: readonly string[];
  /** The first cell of a row is a name. */
  rows: readonly (readonly string[])[];
}

/** A table of names and what they are; nothing where there are none. */
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
              <td key={headings[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
