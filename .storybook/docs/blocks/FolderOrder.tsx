import { folders } from '../../../packages/tooling/lint/folders.json';

/** Lists the subfolders of `parent` in import order, from the table that the lint rule reads. */
export function FolderOrder({ parent }: { parent: keyof typeof folders }) {
  return (
    <ol>
      {Object.entries(folders[parent]).map(([folder, content]) => (
        <li key={folder}>
          <code>{folder}</code>: {content}
        </li>
      ))}
    </ol>
  );
}
