import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A second is not enough for a screen's lazy chunk on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Listed after console.ts: hooks run last in first out, and what unmounting writes to the console counts too.
afterEach(cleanup);
