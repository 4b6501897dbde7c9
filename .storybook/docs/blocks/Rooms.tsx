import { rooms } from '../../../packages/tooling/lint/rooms.json';

/** Lists a folder's modules in import order, from the same table that the lint rule reads. */
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
