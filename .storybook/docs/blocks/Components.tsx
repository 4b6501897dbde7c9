import { listGuides } from '../../catalog/guides.js';

/** Lists every component with how far it is. */
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
        {listGuides().map(({ id, title, guide }) => (
          <tr key={id}>
            <td>
              <a href={`?path=/docs/${id}--docs`}>{title.split('/')[1]}</a>
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
