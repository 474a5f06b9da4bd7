import { buildFleet, type BuildResult } from '../../cli/build/fleet/build-fleet.ts';
import { listCodes } from '../../cli/build/fleet/list-codes.ts';
import { planFleet } from '../../cli/work/plan/plan-fleet.ts';
import type { Plan } from '../../cli/work/plan/plan.ts';
import { makeFixture } from './build-fixture.ts';

/** What a plan compares with: a git ref, or a folder. */
interface Other {
  against?: string;
  from?: string;
}

/** A small fleet in which looks are inherited, with its plan and its build; `start` builds it. */
export const makePlannedFleet = () => {
  const fixture = makeFixture(7);
  const { codes, edit, merchants, out } = fixture;
  const places = () => ({ merchantsDir: merchants, outDir: out, codes: listCodes(merchants) });
  const build = (): Promise<BuildResult> =>
    buildFleet({ ...places(), force: false, quiet: true, allowRemove: 99 });
  const plan = (other: Other = {}): Promise<Plan> => planFleet({ ...places(), ...other });
  const start = async (): Promise<void> => {
    const [grand = '', parent = '', child = ''] = codes;
    edit(parent, (config) => Object.assign(config, { theme: { extends: grand }, layout: {} }));
    edit(child, (config) => Object.assign(config, { theme: { extends: parent } }));
    const { failed, faults } = await build();
    if (failed.length > 0) throw new Error(JSON.stringify(faults));
  };
  return { ...fixture, build, ground: { merchants, out }, plan, start };
};
