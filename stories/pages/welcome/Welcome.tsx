import { Grid } from '#components/Grid/Grid.tsx';
import { brandCount } from 'virtual:livery/first-brand';
import { useFirstBrands } from './use-first-brands.ts';
import { BrandCard } from '../brands/BrandCard.tsx';
import * as pages from '../pages.css.ts';
import { StoryButton } from '../StoryButton.tsx';
import { StoryLink } from '../StoryLink.tsx';
import { readers } from './readers.ts';
import { Wardrobe } from './Wardrobe.tsx';
import * as styles from './welcome.css.ts';

/** How many brands the page shows; all of them have a page of their own. */
const MAX_SHOWN = 5;

const Hero = () => (
  <header className={styles.hero}>
    <div className={styles.words}>
      <p className={styles.eyebrow}>Livery</p>
      <h1 className={styles.headline}>One product, dressed in any number of brands</h1>
      <p className={pages.lead}>
        Livery is an online-gaming product for many operators. Each brand is a folder of data: its
        colors, its lettering, its words. Here you see what the product is made of, and what each
        brand makes of it.
      </p>
      <div className={styles.ways}>
        <StoryButton to={{ id: 'brands--this-brand' }}>See this brand</StoryButton>
        <StoryButton variant="secondary" to={{ id: 'screens-home--visitor' }}>
          See a whole screen
        </StoryButton>
      </div>
    </div>
    <Wardrobe brands={useFirstBrands(5)} />
  </header>
);

const Readers = () => (
  <section className={styles.section} aria-labelledby="who">
    <h2 id="who" className={pages.heading}>
      Who it is for
    </h2>
    <div className={styles.readers}>
      {readers.map(({ who, text, begin }) => (
        <div key={who} className={styles.reader}>
          <h3 className={styles.readerName}>{who}</h3>
          <p className={styles.readerText}>{text}</p>
          <StoryLink className={pages.link} to={begin.to}>
            {begin.words}
          </StoryLink>
        </div>
      ))}
    </div>
  </section>
);

const Brands = () => {
  const brands = useFirstBrands(MAX_SHOWN);
  return (
    <section className={styles.section} aria-labelledby="brands">
      <div className={styles.sectionHead}>
        <h2 id="brands" className={pages.heading}>
          The brands
        </h2>
        <StoryLink className={pages.link} to={{ id: 'brands--all-brands' }}>
          {`All ${brandCount.toLocaleString('en')} brands`}
        </StoryLink>
      </div>
      <Grid min="210px">
        {brands.map((brand) => (
          <BrandCard key={brand.code} brand={brand} />
        ))}
      </Grid>
    </section>
  );
};

const Begin = () => (
  <section className={styles.section} aria-labelledby="begin">
    <h2 id="begin" className={pages.heading}>
      Where to begin
    </h2>
    <ol className={styles.steps}>
      <li className={styles.step}>
        <p className={styles.readerText}>
          Choose a brand in the toolbar above. Everything here wears it from then on.
        </p>
      </li>
      <li className={styles.step}>
        <p className={styles.readerText}>
          Turn it: light or dark, left to right or right to left, another language, another width.
        </p>
      </li>
      <li className={styles.step}>
        <p className={styles.readerText}>
          Open a component in the sidebar: its page says how it is meant, and its code can be
          copied.
        </p>
      </li>
      <li className={styles.step}>
        <p className={styles.readerText}>
          Look up a token: its value in this brand, where it comes from, every line that uses it.
        </p>
        <StoryLink className={pages.link} to={{ id: 'tokens--browser' }}>
          Browse the tokens
        </StoryLink>
      </li>
    </ol>
  </section>
);

/** The first page: what this is, who it is for, the brands, where to begin. */
export const Welcome = () => (
  <main lang="en" className={pages.page}>
    <Hero />
    <Readers />
    <Brands />
    <Begin />
  </main>
);
