import type { Position } from '@clothesline/api-client';

/** The eight directions, clockwise from north. */
const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Returns the direction to set out in from `from` to reach `to` by the shortest way. */
export function directionTo(from: Position, to: Position): (typeof directions)[number] {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighth + 8) % 8] ?? 'north';
}
