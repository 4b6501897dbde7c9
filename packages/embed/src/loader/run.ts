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
 * Runs a module if it matches a SHA-256 hash (base64). Every engine checks the hash of a script element, but WebKit
 * doesn't check it for preloads. A later `import()` of the same URL returns the verified module.
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
      nonce: script.nonce,
      onload,
      onerror: () => reject(new Error(address)),
    });
  });
}
