import { readdirSync, readFileSync } from 'node:fs';

export function listChildProcesses(id: number): number[] {
  return readdirSync(`/proc/${id}/task`).flatMap((task) =>
    readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
