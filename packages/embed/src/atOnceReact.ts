import { flushSync } from 'react-dom';

/**
 * The build takes it in the place of atOnce.ts: there is no moment without the widget in its place, and a chat that the
 * loader opens was drawn closed before.
 */
export const atOnce = (define: () => void): void => flushSync(define);
