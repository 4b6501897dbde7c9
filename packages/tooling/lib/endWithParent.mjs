/* Imported by programs of a test run: ends this process when the one that started it is gone, even if that was killed. */
import { readFileSync } from 'node:fs';

// A program that a terminal started may outlive it.
const isOfNpm = process.env.npm_lifecycle_event !== undefined;

/** The parent, and its parent on Linux: npm starts a script through a shell, which outlives it. */
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
