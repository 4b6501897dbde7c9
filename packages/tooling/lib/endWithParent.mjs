/* Imported by programs of a test run: ends this process when the one that started it is gone, even if that was killed. */
const parent = process.ppid;

// Not for a program that a terminal started: it may outlive that.
if (process.env.npm_lifecycle_event || process.channel) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}
