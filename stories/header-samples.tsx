import { BalanceChip } from '#components/BalanceChip/BalanceChip.tsx';
import { HeaderActions } from '#components/HeaderActions/HeaderActions.tsx';
import { LanguagePicker } from '#components/LanguagePicker/LanguagePicker.tsx';
import { MemberMenu } from '#components/MemberMenu/MemberMenu.tsx';
import { ModeSwitch } from '#components/ModeSwitch/ModeSwitch.tsx';
import { VisitorActions } from '#components/VisitorActions/VisitorActions.tsx';
import { agentItems, manyLanguages, memberItems, sampleModes } from './frame-samples.tsx';
import { word } from './words.ts';

const ignore = (): void => undefined;

const preferences = [
  <LanguagePicker
    key="language"
    label={word('header.language')}
    value="en"
    options={manyLanguages}
    onChange={ignore}
  />,
  <ModeSwitch
    key="mode"
    label={word('header.mode')}
    value="dark"
    options={sampleModes}
    onChange={ignore}
  />,
];

const balance = (minor: number) => (
  <BalanceChip
    compact
    label={word('header.balance')}
    minor={minor}
    currency="MMK"
    language="en"
    onToggleHidden={ignore}
    showLabel={word('header.showBalance')}
    hideLabel={word('header.hideBalance')}
  />
);

/** The end of a header for a visitor. */
export const visitorActions = (
  <HeaderActions preferences={preferences}>
    <VisitorActions
      loginLabel={word('header.login')}
      registerLabel={word('header.register')}
      onLogin={ignore}
      onRegister={ignore}
    />
  </HeaderActions>
);

/** The end of a header for a member with a long name. */
export const memberActions = (
  <HeaderActions preferences={preferences}>
    {balance(1_284_050)}
    <MemberMenu
      name="Bartholomäus-Maximilian"
      label={word('header.memberMenu', { name: 'Bartholomäus-Maximilian' })}
      items={memberItems}
      onSelect={ignore}
    />
  </HeaderActions>
);

/** The end of a header for an agent. */
export const agentActions = (
  <HeaderActions preferences={preferences}>
    {balance(98_400_000)}
    <MemberMenu
      name="Ko Aung"
      label={word('header.memberMenu', { name: 'Ko Aung' })}
      items={agentItems}
      onSelect={ignore}
    />
  </HeaderActions>
);
