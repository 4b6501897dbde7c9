import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Waits longer than the usual second, since a screen's lazy chunk takes 11 s on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Runs after console.ts in the list, since hooks run last in first out, and console output of unmounting counts too.
afterEach(cleanup);
