import { Icon } from '../parts/icons.js';

export function TrashIcon() {
  return (
    <Icon>
      <path d="M4 6.5h16M9 6V4h6v2m-8.5.5.8 13h9.4l.8-13M10 10.5v5.5m4-5.5v5.5" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <path d="M9 9h10.5v10.5H9ZM15 9V4.5H4.5V15H9" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4.5 12.5 5 5 10-11" />
    </Icon>
  );
}

export function ShirtIcon() {
  return (
    <Icon>
      <path d="m8 4-5 3 2 4 2.5-1v10h9V10l2.5 1 2-4-5-3c-1.5 3-6.500 3-8 0Z" />
    </Icon>
  );
}
