export { defineElement, type ElementDefinition } from './defineElement.js';
export type { ElementJsx } from './jsx.js';
export { perDocument } from './perDocument.js';
export {
  defineTable,
  event,
  json,
  lifecycleEvents,
  propertyName,
  type AttributeSpec,
  type AttributeValues,
  type CamelCase,
  type ElementEvents,
  type ElementProps,
  type ElementTable,
  type Emit,
  type ErrorDetail,
  type EventSpec,
  type JsonSpec,
} from './table.js';
