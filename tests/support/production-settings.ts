/** All that a production start asks of its environment: random, and used nowhere else. */
export const productionSettings = {
  LIVERY_SEAL_KEY: 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A',
  LIVERY_VENDOR_SECRET: '9f2c41d07be85a63c0d8e7f41b92a5d3',
  LIVERY_SMS_SECRET: 'Vd8sK2mQ7xR4tB9wN1zC6yH3jF5gP0aL',
  LIVERY_BEACON_URL: `https://beacon.house.example/${'5c'.repeat(32)}`,
  LIVERY_SMS_URL: 'https://sms.gateway.example/send',
  LIVERY_SMTP_URL: 'smtps://mailer:tR5-kW9-zX2-qB7@mail.gateway.example:465',
  LIVERY_GAMES_URL: 'https://games.house.example',
};
