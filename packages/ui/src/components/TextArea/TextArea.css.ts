import { component } from '../../css/layer.js';

export const root = component({
  blockSize: 'auto',
  minBlockSize: '116px',
  maxBlockSize: '60vh',
  resize: 'vertical',
  fieldSizing: 'content',
});
