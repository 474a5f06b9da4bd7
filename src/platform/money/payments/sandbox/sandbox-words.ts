/** The languages that the sandbox speaks; a site has others, so it falls back to English. */
export const sandboxLanguages = ['en', 'my', 'zh-Hans'] as const;

export type SandboxLanguage = (typeof sandboxLanguages)[number];

/** Every text of the page. */
export interface SandboxWords {
  /** The language in itself. */
  name: string;
  title: string;
  sandbox: string;
  to: string;
  reference: string;
  until: string;
  choose: string;
  pay: string;
  fail: string;
  leave: string;
  leaveHint: string;
  back: string;
  languages: string;
  settled: string;
  failed: string;
  refunded: string;
  expired: string;
  missing: string;
  missingHint: string;
}

const en: SandboxWords = {
  name: 'English',
  title: 'Sandbox payment',
  sandbox: 'This is a practice payment page. No real money moves.',
  to: 'Paid to',
  reference: 'Reference',
  until: 'To be paid by',
  choose: 'How should this payment end?',
  pay: 'Pay now',
  fail: 'Decline the payment',
  leave: 'Leave and decide later',
  leaveHint: 'The payment stays open until the time above.',
  back: 'Back to the site',
  languages: 'Language',
  settled: 'Paid. The amount is on its way to your wallet.',
  failed: 'Declined. Nothing was paid.',
  refunded: 'Given back. The amount was returned to the payer.',
  expired: 'The time to pay is over. Nothing was paid; start a new deposit on the site.',
  missing: 'There is no such payment',
  missingHint: 'Check the address, or start a new deposit on the site.',
};

const my: SandboxWords = {
  name: 'မြန်မာ',
  title: 'စမ်းသပ်ငွေပေးချေမှု',
  sandbox: 'ဤစာမျက်နှာသည် လေ့ကျင့်ရန်သာ ဖြစ်သည်။ ငွေအစစ်အမှန် မရွေ့ပြောင်းပါ။',
  to: 'ငွေလက်ခံသူ',
  reference: 'ကိုးကားနံပါတ်',
  until: 'ပေးချေရမည့် နောက်ဆုံးအချိန်',
  choose: 'ဤပေးချေမှုကို မည်သို့ အဆုံးသတ်မည်နည်း။',
  pay: 'ယခု ပေးချေမည်',
  fail: 'ပေးချေမှုကို ငြင်းပယ်မည်',
  leave: 'ထွက်ပြီး နောက်မှ ဆုံးဖြတ်မည်',
  leaveHint: 'အထက်ပါအချိန်အထိ ပေးချေမှုကို ဖွင့်ထားမည်။',
  back: 'ဝဘ်ဆိုက်သို့ ပြန်သွားမည်',
  languages: 'ဘာသာစကား',
  settled: 'ပေးချေပြီးပါပြီ။ ငွေပမာဏကို သင့်ပိုက်ဆံအိတ်သို့ ပို့နေပါသည်။',
  failed: 'ငြင်းပယ်လိုက်ပါပြီ။ မည်သည့်ငွေမျှ မပေးချေခဲ့ပါ။',
  refunded: 'ပြန်အမ်းပြီးပါပြီ။ ငွေပမာဏကို ပေးချေသူထံ ပြန်ပို့ပြီးပါပြီ။',
  expired: 'ပေးချေရန်အချိန် ကုန်သွားပါပြီ။ မည်သည့်ငွေမျှ မပေးချေခဲ့ပါ။ ဝဘ်ဆိုက်တွင် ငွေသွင်းမှုအသစ် ပြုလုပ်ပါ။',
  missing: 'ဤပေးချေမှု မရှိပါ',
  missingHint: 'လိပ်စာကို စစ်ဆေးပါ သို့မဟုတ် ဝဘ်ဆိုက်တွင် ငွေသွင်းမှုအသစ် ပြုလုပ်ပါ။',
};

const zhHans: SandboxWords = {
  name: '简体中文',
  title: '沙盒付款',
  sandbox: '这是练习用的付款页面，不会产生真实资金往来。',
  to: '收款方',
  reference: '参考号',
  until: '付款截止时间',
  choose: '这笔付款应如何结束？',
  pay: '立即付款',
  fail: '拒绝付款',
  leave: '离开，稍后再决定',
  leaveHint: '在上述时间之前，付款保持有效。',
  back: '返回网站',
  languages: '语言',
  settled: '已付款，款项正转入您的钱包。',
  failed: '已拒绝，未支付任何款项。',
  refunded: '已退款，款项已退回付款人。',
  expired: '付款时间已过，未支付任何款项。请在网站上重新发起存款。',
  missing: '没有这笔付款',
  missingHint: '请检查地址，或在网站上重新发起存款。',
};

/** The sandbox page's words. */
export const sandboxWords: Record<SandboxLanguage, SandboxWords> = { en, my, 'zh-Hans': zhHans };

/** The page's language nearest to a wanted one, by the language without its region. */
export const sandboxLanguage = (wanted: string): SandboxLanguage =>
  sandboxLanguages.find((language) => language === wanted) ??
  sandboxLanguages.find((language) => language.split('-')[0] === wanted.split('-')[0]) ??
  'en';
