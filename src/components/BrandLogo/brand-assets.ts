/** A brand's pictures, and the name that is read for them. */
export interface BrandAssets {
  name: string;
  /** Address of the logo for a light ground. */
  logoLight: string;
  /** Address of the logo for a dark ground. */
  logoDark: string;
}
