/** Who somebody of the demo world is; nobody real. */
export interface DemoPerson {
  realName: string;
  birthday: string;
  address: string;
  nationality: string;
  occupation: string;
  /** E.164. */
  mobile: string;
}

/** Two people of one country. */
export interface DemoPeople {
  member: DemoPerson;
  agent: DemoPerson;
}

const swedes: DemoPeople = {
  member: {
    realName: 'Astrid Nyqvist',
    birthday: '1991-06-14',
    address: 'Lyktvägen 12, Norrhamn',
    nationality: 'SE',
    occupation: 'Illustrator',
    mobile: '+46701740605',
  },
  agent: {
    realName: 'Henrik Ålund',
    birthday: '1984-02-03',
    address: 'Fyrgränd 3, Norrhamn',
    nationality: 'SE',
    occupation: 'Agent',
    mobile: '+46701740606',
  },
};

const byCurrency: Record<string, DemoPeople> = {
  MMK: {
    member: {
      realName: 'Thiri Nandar',
      birthday: '1993-04-11',
      address: 'အမှတ် ၁၂၊ ပိတောက်လမ်း၊ ရန်ကုန်',
      nationality: 'MM',
      occupation: 'Tailor',
      mobile: '+959790000121',
    },
    agent: {
      realName: 'Aung Min Thant',
      birthday: '1985-11-02',
      address: 'အမှတ် ၇၊ စံပယ်လမ်း၊ မန္တလေး',
      nationality: 'MM',
      occupation: 'Agent',
      mobile: '+959790000122',
    },
  },
  BRL: {
    member: {
      realName: 'Rafaela Monteiro',
      birthday: '1995-09-23',
      address: 'Rua das Sibipirunas 48, Campinas',
      nationality: 'BR',
      occupation: 'Designer',
      mobile: '+5511900000121',
    },
    agent: {
      realName: 'Caio Figueira',
      birthday: '1987-01-19',
      address: 'Travessa do Ipê 9, Santos',
      nationality: 'BR',
      occupation: 'Agent',
      mobile: '+5511900000122',
    },
  },
  VND: {
    member: {
      realName: 'Nguyễn Lan Phương',
      birthday: '1992-12-05',
      address: '18 đường Hoa Sữa, Hà Nội',
      nationality: 'VN',
      occupation: 'Pharmacist',
      mobile: '+84900000121',
    },
    agent: {
      realName: 'Trần Quốc Huy',
      birthday: '1983-07-30',
      address: '5 ngõ Sen Hồng, Huế',
      nationality: 'VN',
      occupation: 'Agent',
      mobile: '+84900000122',
    },
  },
  AED: {
    member: {
      realName: 'سلمى الفارس',
      birthday: '1990-03-27',
      address: 'شارع النخيل ١٤، دبي',
      nationality: 'AE',
      occupation: 'Architect',
      mobile: '+971500000121',
    },
    agent: {
      realName: 'عمر الساحلي',
      birthday: '1982-10-08',
      address: 'ممر الواحة ٢، الشارقة',
      nationality: 'AE',
      occupation: 'Agent',
      mobile: '+971500000122',
    },
  },
};

/** The people of a brand's country, by the currency that is paid there. */
export const demoPeopleOf = (currency: string): DemoPeople => byCurrency[currency] ?? swedes;
