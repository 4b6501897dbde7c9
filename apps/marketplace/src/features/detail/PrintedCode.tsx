import { useTexts } from '@clothesline/ui';
import { encodeQR } from 'qr';
import { detail } from '../../locales/en/detail.js';

interface PrintedCodeProps {
  address: string;
  className?: string;
}

export function PrintedCode({ address, className }: PrintedCodeProps) {
  const messages = useTexts(detail);
  const rows = encodeQR(address, 'raw');
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={messages.code}
      className={className}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="black" d={squares.join('')} />
    </svg>
  );
}
