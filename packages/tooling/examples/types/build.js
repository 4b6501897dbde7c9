/* Checks the types with several compilers, for both bundler and Node resolution. */
import { execFileSync } from 'node:child_process';

for (const version of ['5.4', '5.9', '6', '7']) {
  for (const [module, resolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    const args = [`node_modules/typescript-${version}/bin/tsc`, '-p', '.', '--module', module];
    execFileSync(process.execPath, [...args, '--moduleResolution', resolution], { stdio: 'inherit' });
  }
}
