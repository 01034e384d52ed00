import { testSchemaName } from "@retribusi/db/testing";

/** The application's port, and those of the catcher that takes its mails. */
export const appPort = Number(process.env.E2E_PORT ?? 3970);
export const smtpPort = appPort + 1;
export const mailPort = appPort + 2;
/** Of the bank that bills are paid at. */
export const bankPort = appPort + 3;

process.env["E2E_SCHEMA"] ??= testSchemaName();
/** The schema of this run, which the server and every worker are told by the run's environment. */
export const schemaName = process.env["E2E_SCHEMA"];
