import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { hasMemberPage, memberPageNames } from '../../pages/member-pages.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** The two ways that every member looks for first: money in, money out. */
const WAYS: readonly string[] = ['depositv2', 'withdraw'];

/** Deposit and withdraw, beside the balance. */
export const MoneyWays = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const ways = memberPageNames.filter(
    (name) => WAYS.includes(name) && hasMemberPage(name)(settings),
  );
  return ways.map((name) => (
    <LinkButton
      key={name}
      href={`/${name}`}
      size="sm"
      fullWidth
      variant={name === ways[0] ? 'primary' : 'secondary'}
    >
      {t(`memberCenter.pages.${name}`)}
    </LinkButton>
  ));
};
