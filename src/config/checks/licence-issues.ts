import type { Licence, MerchantConfig } from '#generated/merchant-config.ts';
import type { Edit } from '../issues/edit.ts';
import type { Asked, Jurisdiction, LicenceRule } from './jurisdictions.ts';

/** What a merchant lacks of what a rule asks for. */
export interface LicenceIssue {
  /** JSON pointer to where it belongs. */
  pointer: string;
  /** What is wrong, without the rule. */
  message: string;
  /** What to write. */
  suggestion: string;
  /** Only where there is one right answer. */
  fix?: Edit[];
}

type Find = (config: MerchantConfig, rule: LicenceRule, where: Jurisdiction) => LicenceIssue[];

const licensee: Find = ({ brand, licence }, _, { regulator }) => {
  if (licence.licensee !== '') return [];
  const message = 'The licensee is not named.';
  const suggestion = `Write "licensee": ${JSON.stringify(brand.legalName)}, or whoever ${regulator} gave the licence to.`;
  return [{ pointer: '/licence/licensee', message, suggestion }];
};

const number: Find = ({ licence }, { pattern, form }, { regulator }) => {
  const pointer = '/licence/number';
  const wanted = form === undefined ? `the number that ${regulator} gave` : form;
  const suggestion = `Write "number": ${wanted}.`;
  if (licence.number === '') return [{ pointer, message: 'There is no number.', suggestion }];
  const fits = pattern === undefined || new RegExp(`^(?:${pattern})$`).test(licence.number);
  if (fits) return [];
  return [{ pointer, message: `“${licence.number}” has not the form of a number.`, suggestion }];
};

const isOn = (url: string, hosts: readonly string[]): boolean => {
  const host = URL.parse(url)?.hostname ?? '';
  return hosts.some((each) => host === each || host.endsWith(`.${each}`));
};

const link: Find = ({ licence }, { hosts = [] }, { regulator }) => {
  const pointer = '/licence/url';
  const at = hosts.length > 0 ? ` on ${hosts.join(' or ')}` : '';
  const suggestion = `Write "url": the address of the licence in the register of ${regulator}${at}.`;
  if (licence.url === '') return [{ pointer, message: 'There is no link.', suggestion }];
  if (hosts.length === 0 || isOn(licence.url, hosts)) return [];
  return [{ pointer, message: `${licence.url} is no page of the register.`, suggestion }];
};

const age: Find = ({ ages }, { least = 0 }) =>
  (['minimum', 'agreement'] as const)
    .filter((key) => ages[key] < least)
    .map((key) => {
      const pointer = `/ages/${key}`;
      const words = {
        minimum: 'The age mark and the least age say',
        agreement: 'The agreement says',
      };
      return {
        pointer,
        message: `${words[key]} ${ages[key]}; the least age is ${least}.`,
        suggestion: `Write "${key}": ${least} in ages, or more.`,
        fix: [{ pointer, value: least }],
      };
    });

const toldHelpline = ({ name, phone, url }: NonNullable<LicenceRule['helpline']>) => ({
  name,
  ...(phone !== undefined && { phone }),
  ...(url !== undefined && { url }),
});

const hasHelpline = ({ helpline }: Licence): boolean =>
  helpline.name !== '' && (helpline.phone !== '' || helpline.url !== '');

const helpline: Find = ({ licence }, { helpline: known }) => {
  const pointer = '/licence/helpline';
  const named = known?.named === true ? known : undefined;
  const isNamed = named === undefined || licence.helpline.name === named.name;
  if (hasHelpline(licence) && isNamed) return [];
  const example = known && JSON.stringify(toldHelpline(known));
  const message = hasHelpline(licence)
    ? `The helpline is “${licence.helpline.name}”, not ${named?.name ?? ''}.`
    : 'There is no helpline with a name and a telephone or an address.';
  return [
    {
      pointer,
      message,
      suggestion: example
        ? `Write "helpline": ${example}.`
        : 'Write "helpline" with name, phone and url.',
      ...(named && { fix: [{ pointer, value: toldHelpline(named) }] }),
    },
  ];
};

/** For each thing that can be asked for: what a merchant lacks of it. */
export const licenceIssues: Record<Asked, Find> = { licensee, number, link, age, helpline };
