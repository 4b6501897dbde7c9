/*
 * Import this in programs started by a test run. It ends the process when its parent is gone, even if the parent was
 * killed.
 */
import { readFileSync } from 'node:fs';

const isOfNpm = process.env.npm_lifecycle_event !== undefined;

/** Returns the parent, and on Linux also the grandparent: npm starts scripts in a shell that can outlive npm. */
function readParents() {
  if (!isOfNpm || process.platform !== 'linux') return String(process.ppid);
  try {
    return `${process.ppid} ${readFileSync(`/proc/${process.ppid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[1]}`;
  } catch {
    return '';
  }
}

const parents = readParents();
if (isOfNpm || process.channel) {
  setInterval(() => {
    if (readParents() !== parents) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}
