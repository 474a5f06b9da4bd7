import { agentLinks, makeAgentLink } from '#api/agent-links.ts';
import type { InputOf } from '#api/endpoint.ts';
import { register } from '#api/member.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { noteLinkRegistration } from '#platform/people/affiliate/count-links.ts';
import { openTeamPerson, type TeamPerson } from './agents.ts';
import { flat } from './contracts.ts';
import { buildMerchant } from './merchant.ts';
import type { TestPlatform } from './platform.ts';

const PASSWORD = 'violet-Tuba-91x';
const free = { fromMinor: 0, activeMembers: 0 };

/** A brand with dividends of 40 % and 0.1 % of a day for masters; whoever comes registers without a captcha. */
export const linkBrand = (code: string) =>
  buildMerchant(code, {
    flags: { AGENTPOLICY3: true },
    registerFields: { captcha: { enabled: false, required: false } },
    agents: {
      contracts: {
        dividend: { tiers: [{ ratePercent: 40, ...free }] },
        daily: { tiers: [{ ratePercent: 0.1, ...free }] },
        hourly: { enabled: false },
      },
    },
  });

type LinkInput = Partial<InputOf<typeof makeAgentLink>>;

/** Makes a link for agents that offers a dividend. */
export const offeringLink = (
  platform: TestPlatform,
  owner: TeamPerson,
  input: LinkInput & { rateMillis?: number } = {},
) => {
  const { rateMillis = 20_000, ...rest } = input;
  return platform.call(owner, makeAgentLink, {
    requestId: crypto.randomUUID(),
    name: 'Leaders',
    kind: 'agent',
    contract: { kind: 'dividend', terms: [...flat(rateMillis)] },
    ...rest,
  });
};

/** The code of a link for agents that offers a dividend. */
export const offeringCode = async (...asked: Parameters<typeof offeringLink>): Promise<string> => {
  const made = await offeringLink(...asked);
  if (!made.ok) throw new Error(made.refusal);
  return made.value.code;
};

let guests = 0;

/** Somebody registers by a link, and is signed in. */
export const registerBy = async (
  platform: TestPlatform,
  affiliateCode: string,
): Promise<TeamPerson> => {
  guests += 1;
  const username = `comer${guests}er`;
  const host = 'alpha.localhost';
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agreed: true };
  const outcome = await platform.call({ host }, register, { ...form, affiliateCode });
  if (!outcome.ok || !outcome.value.session) throw new Error(JSON.stringify(outcome));
  const { id, merchantId } = await platform.database
    .selectFrom('member')
    .select(['id', 'merchantId'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { host, token: outcome.value.session.token, memberId: id, merchantId, username };
};

/** Many agents come by a link, without a form and a password each. */
export const comeBy = async (
  platform: TestPlatform,
  merchant: Merchant,
  { owner, code, count }: { owner: TeamPerson; code: string; count: number },
): Promise<TeamPerson[]> => {
  const people: TeamPerson[] = [];
  for (let at = 0; at < count; at += 1) {
    const person = await openTeamPerson(platform, { type: 2, under: owner });
    await platform.database
      .transaction()
      .execute((tx) => noteLinkRegistration(tx, merchant, { memberId: person.memberId, code }));
    people.push(person);
  }
  return people;
};

/** What a link offers, as its owner sees it. */
export const offerOf = async (platform: TestPlatform, owner: TeamPerson, code: string) => {
  const listed = await platform.call(owner, agentLinks, { pageSize: 100 });
  if (!listed.ok) throw new Error(listed.refusal);
  return listed.value.items.find((each) => each.code === code)?.contract;
};
