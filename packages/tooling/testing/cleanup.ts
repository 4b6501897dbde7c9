import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of a second isn't enough: lazy chunks of a screen can take 11 s on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// List this file after console.ts. Hooks run in reverse order, and console output during unmounting counts too.
afterEach(cleanup);
