// What the product is made of, as CycloneDX 1.6: for whoever must know whether an advisory concerns it.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { billOfMaterials } from './supply/bill-of-materials.ts';
import { readLockFile } from './supply/shipped-packages.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.livery/sbom.cdx.json' } },
});

/** Seconds since 1970, as reproducible builds say it. */
const epoch = process.env['SOURCE_DATE_EPOCH'] ?? '';
const bill = billOfMaterials(
  readLockFile(),
  /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : undefined,
);

mkdirSync(path.dirname(values.out), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(bill, null, 2)}\n`);
process.stderr.write(`${values.out}: ${bill.components.length} components.\n`);
