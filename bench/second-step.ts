import { createDatabase } from "@retribusi/db/client";
import { Secret, TOTP } from "otpauth";
import { z } from "zod";
import type { Step } from "./attacks.ts";
import { demoPassword } from "./service.ts";
import { type Answer, type Visitor, visitorFrom } from "./visitor.ts";

const read = <S extends z.ZodType>(schema: S, { status, text }: Answer): z.output<S> => {
  if (status !== 200) throw new Error(`Setting up a second factor was answered ${status}: ${text.slice(0, 300)}`);
  return schema.parse(JSON.parse(text));
};

/** Takes the factors off that an earlier measurement has left, whose secret nobody has any more. */
async function dropFactors(url: string, username: string): Promise<void> {
  const db = createDatabase({ url, connectionLimit: 2 });
  try {
    const where = { userdata: { username } };
    await db.prisma.faktor_totp.deleteMany({ where });
    await db.prisma.kode_pemulihan.deleteMany({ where });
  } finally {
    await db.close();
  }
}

async function setUpApp(visitor: Visitor, username: string): Promise<string> {
  const signedIn = await visitor.post("/api/auth/login", { username, password: demoPassword });
  const { token } = read(z.object({ token: z.string() }), signedIn);
  const begun = await visitor.post("/api/account/keamanan/totp", { passwordlama: demoPassword }, token);
  const { tanda, rahasia } = read(z.object({ tanda: z.string(), rahasia: z.string() }), begun);
  const kode = TOTP.generate({ secret: Secret.fromBase32(rahasia) });
  read(z.looseObject({}), await visitor.post("/api/account/keamanan/totp/aktif", { tanda, kode }, token));
  return rahasia;
}

/** Gives an account of the demonstration an authenticator app and signs in as far as the second step. */
export async function beginSecondStep(origin: string, url: string, username: string): Promise<Step> {
  await dropFactors(url, username);
  const visitor = visitorFrom(origin, "127.99.0.1");
  const rahasia = await setUpApp(visitor, username);
  const asked = await visitor.post("/api/auth/login", { username, password: demoPassword });
  const { langkah2 } = read(z.object({ langkah2: z.object({ tanda: z.string() }) }), asked);
  return { tanda: langkah2.tanda, rahasia };
}
