import type { Sheet } from './sheet.js';

/** Frames a picture: paper grain over everything and edges that wander like a brush's. */
export function frame(sheet: Sheet, seed: number, scene: string): string {
  const grain = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${seed % 97}"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .14 0 0 0 0 .1 0 0 0 -2.2 1.35"/></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><defs>${grain}${sheet.definitions()}</defs><g stroke-linejoin="round" stroke-linecap="round">${scene.replaceAll('"0.', '".')}</g><rect width="800" height="600" filter="url(#grain)" opacity=".13"/></svg>`;
}
