import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { bundleSchema } from './bundle-schema.ts';
import {
  contractEntries,
  schemaEntries,
  type ContractEntry,
  type SchemaEntry,
} from './schema-entries.ts';
import { schemaAnnotations } from './schema-files.ts';

const ajv = new Ajv2020({
  // 1.9 is a multiple of 0.001, though not to the last bit.
  multipleOfPrecision: 6,
  allErrors: true,
  useDefaults: true,
  verbose: true,
  strict: true,
  discriminator: true,
  // The form of our schemas is tested once, not at every start.
  validateSchema: false,
});
for (const keyword of ['tsType', ...schemaAnnotations]) ajv.addKeyword(keyword);
// ajv-formats is CommonJS: its default export is a property.
(addFormats as unknown as typeof addFormats.default)(ajv, ['date-time']);
// For editors, which show a swatch; the pattern beside it is the rule.
ajv.addFormat('color-hex', true);

const files = { ...schemaEntries, ...contractEntries };

const compiled = new Map<SchemaEntry | ContractEntry, ValidateFunction>();

const compile = (entry: SchemaEntry | ContractEntry): ValidateFunction => {
  const known = compiled.get(entry) ?? ajv.compile(bundleSchema(files[entry]));
  compiled.set(entry, known);
  return known;
};

/**
 * Checks a value against a schema, fills the defaults in place and tells every error. Slow to
 * start; for values that the quick validators have refused.
 */
export const findErrors = (entry: SchemaEntry | ContractEntry, value: unknown): ErrorObject[] => {
  const check = compile(entry);
  return check(value) ? [] : (check.errors ?? []);
};
