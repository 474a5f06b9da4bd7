import { readSchemaFile } from '../schema/schema-files.ts';

/** What a rule can ask a merchant for. */
export type Asked = 'licensee' | 'number' | 'link' | 'age' | 'helpline';

/** One thing that a jurisdiction asks for, and where that is written. */
export interface LicenceRule {
  asks: Asked;
  /** Whether the source's text was read; a rule that was only heard of is no more than a warning. */
  confirmed: boolean;
  /** Of the number: what it matches whole, and that in words. */
  pattern?: string;
  form?: string;
  /** Where the link may lead: these hosts and those below them. */
  hosts?: string[];
  /** Years. */
  least?: number;
  /** A helpline for the place; `named` by the rule itself. */
  helpline?: { name: string; phone?: string; url?: string; named: boolean };
  source: { title: string; section: string; url: string };
}

/** A place that gives licences. */
export interface Jurisdiction {
  name: string;
  regulator: string;
  rules: LicenceRule[];
  /** What it says of bonuses; left out when nothing is known of it. */
  bonus?: Pick<LicenceRule, 'confirmed' | 'source'> & {
    /** How many times a bonus may have to be staked. */
    mostTurnover: number;
  };
  /** What it says of agents; left out when nothing is known of it. */
  agents?: Pick<LicenceRule, 'confirmed' | 'source'> & {
    /** Whose names agents see masked at least. */
    maskNames: 'none' | 'deeper' | 'all';
  };
}

let known: Map<string, Jurisdiction> | undefined;

/**
 * The known jurisdictions by their code.
 *
 * @throws {Error} when schema/data/jurisdictions.json is missing or broken: a fault of ours
 */
export const knownJurisdictions = (): Map<string, Jurisdiction> => {
  known ??= new Map(
    Object.entries(
      readSchemaFile('data/jurisdictions.json')['jurisdictions'] as Record<string, Jurisdiction>,
    ),
  );
  return known;
};
