export { joinCatalogs } from './joinCatalogs.js';
export { defineElement, type ElementDefinition, type ElementSetup, type LoadCatalogs } from './defineElement.js';
export type { ElementJsx, ElementOf } from './jsx.js';
export { perDocument } from './perDocument.js';
export { readAttribute } from './readAttribute.js';
export {
  defineTable,
  event,
  eventName,
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
  type NumberSpec,
  type UrlSpec,
} from './table.js';
