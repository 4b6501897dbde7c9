import { readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with this id runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, for another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, in the kernel's own count: tells a process from a later one with its id. Linux only. */
export function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold spaces and brackets. proc_pid_stat(5): starttime is field 22, the 20th after the name.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Which process ids this process sees: another in another container, also where both have one host name. Linux only. */
export function processNamespace(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}
