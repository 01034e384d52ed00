import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { withFiles } from "@retribusi/db/secret-file";
import { z } from "zod";

const flag = z.stringbool();

/** The origins of a list like `https://push.example.go.id, https://other.example:8443`. */
function origins(list: string, context: z.RefinementCtx): readonly string[] {
  const parts = list
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = parts.find((part) => URL.parse(part)?.origin !== part || !/^https?:/.test(part));
  if (wrong !== undefined)
    context.addIssue({ code: "custom", message: `${wrong} is no origin like https://push.example.go.id` });
  return parts;
}

const isEncrypted = (origin: string): boolean => origin.startsWith("https:");

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().default("0.0.0.0"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** `mysql://user:password@host:port/schema` */
  DATABASE_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).default(16),
  /** Milliseconds that a call waits for a connection before it is told that the system is busy. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  /** Milliseconds that an order waits for its turn before it is told to come back. */
  ORDER_PATIENCE_MS: z.coerce.number().int().min(1).default(500),
  /** Signs session tokens. */
  JWT_SECRET: z.string().min(32),
  /** Encrypts secrets in the database; empty, it is made from JWT_SECRET, which production doesn't allow. */
  SECRET_KEY: z
    .union([
      z.literal(""),
      z
        .string()
        .min(32)
        .regex(/^[^,]+$/),
    ])
    .default(""),
  /** Former values of SECRET_KEY, separated by commas: what they encrypted can still be read. */
  SECRET_KEY_OLD: z.string().default(""),
  /** Address that citizens open, for links in mails and QR codes. */
  PUBLIC_URL: z.url().default("http://localhost:3000"),
  /** Folder of the built web application; not served when empty. */
  WEB_DIR: z.string().default(""),
  FILES_DIR: z.string().default(".data/files"),
  /** What arrives, until it is stored; on this machine, with room for some uploads at once. */
  TEMP_DIR: z.string().default(".data/temporary"),
  /** A bucket instead of the folder. */
  FILES_S3_BUCKET: z.string().default(""),
  /** Amazon's own when empty. */
  FILES_S3_ENDPOINT: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
  FILES_S3_REGION: z.string().default("us-east-1"),
  FILES_S3_ACCESS_KEY: z.string().default(""),
  FILES_S3_SECRET_KEY: z.string().default(""),
  /** Every payment, apart from the database and its disk. */
  JOURNAL_DIR: z.string().default(".data/journal"),
  /** A bucket instead of the folder, by the endpoint and keys of FILES_S3_…. */
  JOURNAL_S3_BUCKET: z.string().default(""),
  /** `smtp://user:password@host:port`; mails wait in the outbox when empty. */
  SMTP_URL: z.string().default(""),
  MAIL_FROM: z.string().default("e-Retribusi <no-reply@localhost>"),
  BCRYPT_COST: z.coerce.number().int().min(4).max(15).default(12),
  /** Calls a minute of one address. */
  RATE_LIMIT: z.coerce.number().int().min(1).default(600),
  /** Failed attempts to sign in within 15 minutes of one account; of one address five times as many. */
  LOGIN_LIMIT: z.coerce.number().int().min(1).default(20),
  /** Calls to sign in, a minute of one address, that didn't succeed. */
  LOGIN_RATE: z.coerce.number().int().min(1).default(20),
  /** Days for which the security log keeps an event. */
  SECURITY_LOG_DAYS: z.coerce.number().int().min(1).default(retention.securityLog),
  /** Push services beside those of the known browsers, as origins separated by commas; they may be inside the own network. */
  PUSH_SERVICES: z.string().default("").transform(origins),
  /** From where pages may show pictures beside our own: the map's tiles, and pictures that texts name by their address; as origins separated by commas. */
  PICTURE_HOSTS: z
    .string()
    .default("")
    .transform(origins)
    .refine((all) => all.every(isEncrypted), "pictures come encrypted: write origins like https://tiles.example.go.id"),
  /** Milliseconds for which a process that is to end still serves while it says that it takes nothing more. */
  DRAIN_MS: z.coerce.number().int().min(0).max(120_000).default(0),
  /** Runs expiry and outbox in this process. */
  JOBS: flag.default(true),
  /** A collector of OpenTelemetry; nothing is traced when empty. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
  /** Who asks `GET /metrics` has to bring it; there are no metrics when empty. */
  METRICS_TOKEN: z.union([z.literal(""), z.string().regex(/^\S{32,}$/)]).default(""),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Env = Readonly<z.output<typeof schema>>;

type Source = Readonly<Record<string, string | undefined>>;

const demand = (context: z.RefinementCtx, env: Readonly<Record<string, unknown>>, name: keyof Env, message: string) => {
  if (env[name] === "") context.addIssue({ code: "custom", path: [name], message });
};

const storeKeys = {
  FILES_DIR: true,
  FILES_S3_BUCKET: true,
  FILES_S3_ENDPOINT: true,
  FILES_S3_REGION: true,
  FILES_S3_ACCESS_KEY: true,
  FILES_S3_SECRET_KEY: true,
  JOURNAL_DIR: true,
  JOURNAL_S3_BUCKET: true,
} as const;

/** Where files and the journal are. */
export type StoreEnv = Pick<Env, keyof typeof storeKeys>;

/** A bucket has its keys. */
function demandKeys(env: StoreEnv, context: z.RefinementCtx): void {
  const bucket = (["FILES_S3_BUCKET", "JOURNAL_S3_BUCKET"] as const).find((name) => env[name] !== "");
  if (!bucket) return;
  demand(context, env, "FILES_S3_ACCESS_KEY", `must be set for ${bucket}`);
  demand(context, env, "FILES_S3_SECRET_KEY", `must be set for ${bucket}`);
}

/** In production nothing is made up that only this machine would know. */
const serverSchema = schema.superRefine((env, context) => {
  if (env.NODE_ENV === "production")
    demand(context, env, "SECRET_KEY", "must be set in production, to at least 32 characters");
  demandKeys(env, context);
});

const storeSchema = schema.pick(storeKeys).superRefine(demandKeys);

/** What a command needs that copies files and the journal, and knows no secret of the server. */
export const readStoreEnv = (source: Source): StoreEnv => read(storeSchema, source);

/** Reads the settings; the message of the error names every wrong variable. */
export const readEnv = (source: Source): Env => read(serverSchema, source);

/** What a command needs that works on the database and serves nobody. */
const commandSchema = schema
  .pick({ DATABASE_URL: true, BCRYPT_COST: true })
  .extend({ SUPERUSER_PASSWORD: z.string().min(1).optional() });

export const readCommandEnv = (source: Source) => read(commandSchema, source);

function read<S extends z.ZodType>(wanted: S, source: Source): Readonly<z.output<S>> {
  const read = wanted.safeParse(withFiles(source));
  if (read.success) return Object.freeze(read.data);
  const wrong = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Please set these environment variables: ${wrong.join("; ")}`);
}
