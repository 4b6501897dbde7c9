// src/store/open/durableFs.ts
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'fs';
var DurableFs = class extends NodeFS {
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module) => {
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
};

// src/store/open/pageCost.ts
var randomPageCost = 1.1;

export { DurableFs, randomPageCost };
//# sourceMappingURL=chunk-EUQ3CP3H.js.map
