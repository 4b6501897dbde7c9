import { flushSync } from 'react-dom';

/**
 * The build takes it in the place of sync.ts: there is no moment without the widget in its place, and a chat that the
 * loader opens was drawn closed before.
 */
export const sync = (define: () => void): void => flushSync(define);
