import { expect, it } from 'vitest';
import { createLog } from './createLog.js';
import { createMetrics } from './metrics.js';
import { createObserver } from './observer.js';

function write(isTerminal: boolean, colors = false) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) }, { isTerminal, colors });
  const observe = createObserver(log, createMetrics());
  const request = { requestId: 'request-1', method: 'GET', status: 200, milliseconds: 3.14 };
  observe({ ...request, route: '/api/donations' });
  observe({ ...request, route: '/readyz' });
  observe({ ...request, route: '/readyz', status: 503 });
  log.info({ file: 'mails/1.eml\u001B[2J' }, 'an email was written');
  return lines;
}

it('writes short lines without control characters to a terminal', () => {
  expect(write(true).map((line) => line.replace(/\d\d:\d\d:\d\d/, 'time'))).toEqual([
    '[time] INFO: GET /api/donations 200 3.1 ms\n',
    '[time] ERROR: GET /readyz 503 3.1 ms\n',
    '[time] INFO: an email was written file=mails/1.eml [2J\n',
  ]);
  expect(write(true, true)[0]).toContain('\u001B[32m');
});

it('writes JSON to anything else', () => {
  expect(write(false).map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', msg: 'request', route: '/api/donations', requestId: 'request-1' },
    { level: 'error', msg: 'request', route: '/readyz' },
    { level: 'info', msg: 'an email was written' },
  ]);
});
