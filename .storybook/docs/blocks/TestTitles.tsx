import titles from 'virtual:test-titles';

export interface TestTitlesProps {
  /** Paths relative to the repository root. Throws if a file doesn't exist. */
  files: readonly string[];
}

/** Lists the tests that back up the statements above, collapsed under their count. */
export function TestTitles({ files }: TestTitlesProps) {
  const groups = files.map((file) => {
    const found = titles[file];
    if (!found) throw new Error(`Test file ${file} doesn’t exist.`);
    return { file, found };
  });
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <details>
      <summary>
        Verified by {count} tests in {files.length === 1 ? 'one file' : `${files.length} files`}
      </summary>
      {groups.map(({ file, found }) => (
        <section key={file}>
          <code>{file}</code>
          <ul>
            {found.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
