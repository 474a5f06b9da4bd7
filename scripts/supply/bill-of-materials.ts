import { createHash } from 'node:crypto';
import { licenceOf } from './licence-rules.ts';
import {
  directNeeds,
  type LockFile,
  type ShippedPackage,
  shippedPackages,
} from './shipped-packages.ts';

/** `@scope/name` keeps its slash and nothing else, as package URLs ask for. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;

const licencesOf = (one: ShippedPackage) => {
  const licence = licenceOf(one);
  if (licence === '') return undefined;
  return [/\s/.test(licence) ? { expression: licence } : { license: { id: licence } }];
};

const componentOf = (one: ShippedPackage) => ({
  type: one.name === 'node' ? 'platform' : 'library',
  'bom-ref': `${one.name}@${one.version}`,
  name: one.name,
  version: one.version,
  scope: one.isOptional ? 'optional' : 'required',
  ...(one.sha512 === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: one.sha512 }] }),
  ...(licencesOf(one) ? { licenses: licencesOf(one) } : {}),
  purl: purlOf(one.name, one.version),
});

/** A UUID (version 8: of our own making) that follows from what it names. */
const serialOf = (content: unknown): string => {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
};

/**
 * What the product is made of, as CycloneDX 1.6. The same lock file gives the same text, anywhere.
 *
 * @param builtAt said in the document; left out, nothing in it depends on the clock
 */
export const billOfMaterials = (lock: LockFile, builtAt?: Date) => {
  const product = `${lock.name}@${lock.version}`;
  const shipped = shippedPackages(lock);
  const content = {
    component: {
      type: 'application',
      'bom-ref': product,
      name: lock.name,
      version: lock.version,
      licenses: [{ license: { id: lock.packages['']?.license ?? 'MIT' } }],
      purl: purlOf(lock.name, lock.version),
    },
    components: shipped.map(componentOf),
    dependencies: [
      { ref: product, dependsOn: directNeeds(lock) },
      ...shipped.map((one) => ({ ref: `${one.name}@${one.version}`, dependsOn: one.needs })),
    ],
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(content),
    version: 1,
    metadata: {
      ...(builtAt ? { timestamp: builtAt.toISOString() } : {}),
      lifecycles: [{ phase: 'build' }],
      component: content.component,
    },
    components: content.components,
    dependencies: content.dependencies,
  };
};
