import { useEffect, useState } from 'react';
import { BrandError } from '../../storybook/fetch-brand.ts';
import { loadList } from '../../storybook/merchants.ts';
import type { BrandLine } from '../../storybook/node/merchant-data.ts';
import * as pages from '../pages.css.ts';
import { StoryLink } from '../StoryLink.tsx';
import { nearBrands } from './find-brands.ts';
import * as styles from './brand-problem.css.ts';

const Near = ({ brands }: { brands: readonly BrandLine[] }) => (
  <>
    <p className={pages.lead}>Did you mean one of these?</p>
    <ul className={styles.near}>
      {brands.map(({ code, name }) => (
        <li key={code}>
          <StoryLink
            className={pages.link}
            to={{ id: 'brands--this-brand', globals: { brand: code } }}
          >
            {`${name} (${code})`}
          </StoryLink>
        </li>
      ))}
    </ul>
  </>
);

const Unknown = ({ code }: { code: string }) => {
  const [near, setNear] = useState<readonly BrandLine[]>([]);
  useEffect(() => {
    loadList().then(
      (brands) => setNear(nearBrands(brands, code)),
      () => {},
    );
  }, [code]);
  return (
    <>
      <h1 className={pages.title}>{`There is no brand “${code}”`}</h1>
      <p className={pages.lead}>
        {'The address asks for a folder that merchants/ does not have. '}
        <StoryLink className={pages.link} to={{ id: 'brands--all-brands' }}>
          All brands
        </StoryLink>
      </p>
      {near.length > 0 && <Near brands={near} />}
    </>
  );
};

/** Says in the place of a story why its brand cannot be shown, and what to do. */
export const BrandProblem = ({ code, problem }: { code: string; problem: Error }) => (
  <div lang="en" dir="ltr" className={pages.page} role="alert">
    {problem instanceof BrandError && problem.isUnknown ? (
      <Unknown code={code} />
    ) : (
      <>
        <h1 className={pages.title}>{`The files of “${code}” are at fault`}</h1>
        <p className={pages.lead}>This page follows as soon as they are right.</p>
        <pre className={styles.faults}>{problem.message}</pre>
      </>
    )}
  </div>
);
