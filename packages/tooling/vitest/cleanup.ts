import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A screen's lazy chunk takes longer than the usual second: 11 s on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Listed after console.ts: hooks run last in first out, and what unmounting writes to the console counts too.
afterEach(cleanup);
