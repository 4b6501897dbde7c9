import { component, variants } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({ blockSize: 0, border: 0, borderBlockStart: `1px solid ${vars.color.line}` });

export const tone = variants({
  line: {},
  /** A row of stitches. */
  stitch: { borderBlockStart: `2px dashed ${vars.color.line}` },
});
