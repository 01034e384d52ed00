import { readFileSync } from "node:fs";

/** What nobody but the process should read: each may stand in a file of its own, which `NAME_FILE` names. */
const secrets = [
  ...["DATABASE_URL", "DATABASE_ADMIN_URL", "JWT_SECRET", "SECRET_KEY", "SECRET_KEY_OLD", "SMTP_URL"],
  ...["FILES_S3_ACCESS_KEY", "FILES_S3_SECRET_KEY", "SUPERUSER_PASSWORD"],
];

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    throw new Error(`The file that ${name} names cannot be read: ${path}`, { cause: error });
  }
}

/**
 * The environment with the secrets that stand in files (`JWT_SECRET_FILE=/run/secrets/jwt`), under their own names; a line break at the
 * end of a file is none of it. Throws where a secret is set both ways, and where a file can't be read.
 */
export function withFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env = { ...source };
  const named = secrets.filter((name) => env[`${name}_FILE`]);
  const both = named.filter((name) => env[name]);
  if (both.length > 0) {
    throw new Error(`Set one and not both: ${both.map((name) => `${name} or ${name}_FILE`).join(", ")}`);
  }
  for (const name of named) {
    env[name] = contentOf(`${name}_FILE`, env[`${name}_FILE`] ?? "");
    delete env[`${name}_FILE`];
  }
  return env;
}
