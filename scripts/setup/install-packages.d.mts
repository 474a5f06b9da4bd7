/** Types of `install-packages.mjs`, which runs before there is any package. */
export declare const installPackages: (root: string) => void;
