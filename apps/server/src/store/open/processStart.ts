import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with this id runs. One that has ended stays in the table until its parent has read how it ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, for another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !hasEnded(pid);
}

/** When a process began, in the kernel's own count: tells a process from a later one with its id. Linux only. */
export function processStart(pid: number): string | undefined {
  // proc_pid_stat(5): starttime is field 22.
  return readStat(pid)?.[19];
}

/** Whether all threads have ended: the first one may end before those that still write. Linux only. */
function hasEnded(pid: number): boolean {
  try {
    // proc_pid_stat(5): state is field 3, Z for a zombie, X for a dead process.
    return /^[ZX]$/.test(readStat(pid)?.[0] ?? '') && readdirSync(`/proc/${pid}/task`).length <= 1;
  } catch {
    return false;
  }
}

/** The fields of `/proc/<pid>/stat` from the third on. The name before it may hold spaces and brackets. */
function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
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
