import { expect, test } from 'vitest'
import { asModule } from './react-modules.ts'

test('imports what a file of React requires, and exports what it assigns', () => {
  const code = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
exports.version = "19";
exports.now = void 0;
if (React.isOld) exports.now = function () {};
exports.run = function () {
  return Scheduler.run(exports.now());
};`
  expect(asModule(code)).toBe(`let export_version;
let export_now;
let export_run;
"use strict";
import * as Scheduler from "scheduler";
  import * as React from "react";
export_version = "19";
export_now = void 0;
if (React.isOld) export_now = function () {};
export_run = function () {
  return Scheduler.run(export_now());
};
export { export_version as version, export_now as now, export_run as run };`)
})

test('an entry of a package exports its production file', () => {
  const entry = (file: string) => `if (process.env.NODE_ENV === 'production') {
  module.exports = require('./cjs/${file}.production.js');
} else {
  module.exports = require('./cjs/${file}.development.js');
}`
  expect(asModule(entry('react'))).toBe("export * from './cjs/react.production.js'")
})

test.each([
  'var react = load(require("react"));',
  'Object.assign(exports, { version: "19" });',
  'module.exports = { version: "19" };',
])('fails when it does not know how a file is written: %s', (code) => {
  expect(() => asModule(code)).toThrow('It is written in a way that react-modules.ts does not know.')
})
