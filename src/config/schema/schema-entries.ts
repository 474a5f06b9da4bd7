/** The schemas that files and parts of files are checked against, as paths below schema/. */
export const schemaEntries = {
  merchant: 'merchant.schema.json',
  banners: 'content/banners.schema.json',
  notices: 'content/notices.schema.json',
  popups: 'content/popups.schema.json',
  promotions: 'content/promotions.schema.json',
  help: 'content/help.schema.json',
  pointMall: 'content/point-mall.schema.json',
  pages: 'content/pages.schema.json',
  theme: 'parts/theme.schema.json',
  layout: 'parts/theme.schema.json#/$defs/layout',
} as const;

/** The name of a schema that files are checked against. */
export type SchemaEntry = keyof typeof schemaEntries;

/** The schemas of what comes from elsewhere: asked for seldom, so that no quick validator is made of them. */
export const contractEntries = { contentAnswer: 'contract/content-answer.schema.json' } as const;

/** The name of such a schema. */
export type ContractEntry = keyof typeof contractEntries;
