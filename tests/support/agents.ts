import { openMember, type OpenedMember } from './members.ts';
import type { TestPlatform } from './platform.ts';

/** Somebody of a team, signed in. */
export type TeamPerson = OpenedMember & { username: string };

let people = 0;

/** Opens somebody of a team below somebody, or at the top. */
export const openTeamPerson = async (
  platform: Pick<TestPlatform, 'database'>,
  {
    type = 0,
    under,
    code = 'alpha',
    username,
    ...rest
  }: {
    /** 0 member, 1, 2, 41, 42 agents. */
    type?: number;
    under?: OpenedMember;
    code?: string;
    username?: string;
    cashMinor?: number;
    paymentPasswordHash?: string;
  } = {},
): Promise<TeamPerson> => {
  people += 1;
  const name = username ?? `team${people}er`;
  const opened = await openMember(platform, code, {
    username: name,
    type,
    ...(under && { uplineId: under.memberId }),
    ...rest,
  });
  return { ...opened, username: name };
};
