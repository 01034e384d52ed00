/** The application's port, and those of the catcher that takes its mails. */
export const appPort = Number(process.env.E2E_PORT ?? 3970);
export const smtpPort = appPort + 1;
export const mailPort = appPort + 2;
