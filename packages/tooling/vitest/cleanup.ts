import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of one second isn't enough. On a busy machine, lazy chunks of a screen can take 11 s.
configure({ asyncUtilTimeout: 30_000 });

// List this file after console.ts. Hooks run in reverse order, and console output during unmounting counts too.
afterEach(cleanup);
