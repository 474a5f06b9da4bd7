import { afterAll, beforeAll, expect } from 'vitest';
import { findUnsoundBooks } from './members.ts';
import { readAccounts } from './money.ts';
import { openPlayer, openSlot, startPlayFixture } from './play-fixture.ts';
import { type TestVendor, vendorOf } from './vendor-player.ts';

/** What every bet of these tests stakes, in minor units. */
export const STAKE = openSlot.minimumStakeUnits * 100;

type PlayFixture = Awaited<ReturnType<typeof startPlayFixture>>;

/**
 * A platform with players and the vendor that they play at, for the tests of one file: it begins before
 * the first and ends after the last, when all books must be sound.
 */
export const useVendorFixture = () => {
  let fixture: PlayFixture | undefined;
  let vendor: TestVendor | undefined;
  const begun = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('the fixture has not begun: use it within a test');
    return part;
  };
  beforeAll(async () => {
    fixture = await startPlayFixture({}, { jobs: false });
    vendor = vendorOf(fixture.platform, STAKE);
  });
  afterAll(async () => {
    const { platform } = begun(fixture);
    expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
    await platform.close();
  });
  return {
    get fixture() {
      return begun(fixture);
    },
    get vendor() {
      return begun(vendor);
    },
    newPlayer: (options: Parameters<typeof openPlayer>[2] = {}) => {
      const { platform, merchant } = begun(fixture);
      return openPlayer(platform, merchant, options);
    },
    accounts: (memberId: number) => {
      const { platform, merchant } = begun(fixture);
      return readAccounts(platform.database, merchant, memberId);
    },
  };
};
