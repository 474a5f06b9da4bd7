/**
 * Whether the caller asks for what runs on a phone.
 *
 * @param platform such as `html5-desktop`, `html5-mobile`, `ANDROID`; other words mean any device
 */
export const wantsMobile = ({
  platform = '',
  clientType = '',
}: {
  platform?: string | undefined;
  clientType?: string | undefined;
}): boolean => /mobile|android|ios|phone|h5$/i.test(`${platform} ${clientType}`);
