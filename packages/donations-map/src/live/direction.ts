import type { Position } from '@clothesline/api-client';

const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

export function directionTo(from: Position, to: Position): (typeof directions)[number] {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighth + 8) % 8] ?? 'north';
}
