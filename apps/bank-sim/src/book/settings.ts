import { z } from "zod";

const schema = z.object({
  BANK_SIM_DIR: z.string().min(1),
  BANK_SIM_PORT: z.coerce.number().int().min(0).max(65_535).default(8030),
  BILLER_URL: z.url(),
  BANK_SIM_TIMEOUT_MS: z.coerce.number().int().min(1).default(10_000),
  BANK_SIM_PAUSE_MS: z.coerce.number().int().min(0).default(1000),
});

export interface Settings {
  /** Keys, contracts, journal and reference data. */
  readonly folder: string;
  readonly port: number;
  /** Where the biller's services begin, such as `http://localhost:3000/snap`. */
  readonly billerUrl: string;
  /** Milliseconds that the bank waits for an answer. */
  readonly timeoutMs: number;
  /** Milliseconds before the first repeat; each further one waits twice as long. */
  readonly pauseMs: number;
}

/** @throws Error that names the variable which is missing or wrong */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = schema.safeParse(env);
  if (!read.success) throw new Error(`The bank can't start: ${z.prettifyError(read.error)}`);
  return {
    folder: read.data.BANK_SIM_DIR,
    port: read.data.BANK_SIM_PORT,
    billerUrl: read.data.BILLER_URL.replace(/\/+$/, ""),
    timeoutMs: read.data.BANK_SIM_TIMEOUT_MS,
    pauseMs: read.data.BANK_SIM_PAUSE_MS,
  };
}
