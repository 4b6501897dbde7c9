import { rooms } from '../../../packages/tooling/lint/rooms.mjs';

/** Lists the rooms of a folder in the order of their imports, from the table that lint reads. */
export function Rooms({ folder }: { folder: keyof typeof rooms }) {
  return (
    <ol>
      {Object.entries(rooms[folder] ?? {}).map(([room, content]) => (
        <li key={room}>
          <code>{room}</code>: {content}
        </li>
      ))}
    </ol>
  );
}
