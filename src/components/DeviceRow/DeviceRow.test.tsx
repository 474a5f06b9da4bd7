import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeviceRow, type DeviceRowProps } from './DeviceRow.tsx';

const draw = (props: Partial<DeviceRowProps>) =>
  renderToString(
    <DeviceRow
      kind="computer"
      name="Firefox on Linux"
      place="Yangon"
      lastSeen="2026-11-20T09:30:00Z"
      language="en"
      signOutLabel="Sign out"
      {...props}
    />,
  );

test('the device in hand is marked and cannot be signed out here', () => {
  const html = draw({ ownLabel: 'This device' });

  expect(html).toContain('This device');
  expect(html).not.toContain('<button');
});

test('the button names its device', () => {
  expect(draw({ onSignOut: () => undefined })).toContain('aria-label="Sign out: Firefox on Linux"');
});
