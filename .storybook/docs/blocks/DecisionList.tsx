const files = import.meta.glob<string>('../decisions/*.mdx', { eager: true, query: '?raw', import: 'default' });

export function DecisionList() {
  return (
    <ol>
      {Object.entries(files).map(([file, text]) => {
        const [, number, title = file] = /^# (?:(\d+) )?(.+)$/m.exec(text) ?? [];
        const decided = /\*\*Decision\.\*\* (.+)$/m.exec(text)?.[1] ?? '';
        return (
          <li key={file} value={number}>
            <strong>{plain(title)}</strong>
            <br />
            {plain(decided)}
          </li>
        );
      })}
    </ol>
  );
}

function plain(text: string): string {
  return text.replaceAll(/[`*]/g, '');
}
