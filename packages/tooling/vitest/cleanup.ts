import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Listed after console.ts: hooks run last in first out, and what unmounting writes to the console counts too.
afterEach(cleanup);
