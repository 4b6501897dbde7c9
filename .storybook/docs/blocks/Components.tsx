import { listGuides } from '../../catalog/guides.js';
import { ComponentLink } from './OtherNames.js';

export function Components() {
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Status</th>
          <th>Since</th>
          <th>Also called</th>
        </tr>
      </thead>
      <tbody>
        {listGuides().map(({ id, guide }) => (
          <tr key={id}>
            <td>
              <ComponentLink id={id} />
            </td>
            <td>{guide.status}</td>
            <td>{guide.since}</td>
            <td>{guide.alsoCalled}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
