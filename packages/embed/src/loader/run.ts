import { make } from './make.js';
import { page, script } from './script.js';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * Runs a module that has this SHA-256 hash (base64). A script's hash is checked in every engine, a preload's is not in
 * WebKit; an `import()` of the same address afterwards gives the module that was checked.
 */
export function run(address: string, hash: string): Promise<unknown> {
  policy ??= (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('clothesline', {
    createScriptURL: String,
  });
  return new Promise((onload, reject) => {
    make(page.head, 'script', {
      type: 'module',
      src: policy?.createScriptURL(address) ?? address,
      integrity: `sha256-${hash}`,
      crossOrigin: '',
      nonce: script.nonce,
      onload,
      onerror: () => reject(new Error(address)),
    });
  });
}
