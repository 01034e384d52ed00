import jwt from "jsonwebtoken";
import { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { secretFor } from "../../lib/secret.ts";

const minutes = 15;
const claims = z.object({ sub: z.string().regex(/^\d{1,10}$/), exp: z.int() });

/** Stands for a customer whom a manager has found. */
export interface CustomerToken {
  readonly tandapemesan: string;
  readonly berlakusampai: string;
}

type Signing = Pick<Deps, "env" | "clock">;
const secretOf = ({ env }: Signing) => secretFor(env, "customer of a walk-in");
const audienceOf = (manager: number) => `manager ${manager}`;

/** Signed for one manager, so that nobody orders for a person by guessing or passing on a number. */
export function customerToken(deps: Signing, manager: number, customer: number): CustomerToken {
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  const exp = now + minutes * 60;
  const tandapemesan = jwt.sign({ iat: now, exp }, secretOf(deps), {
    algorithm: "HS256",
    subject: String(customer),
    audience: audienceOf(manager),
  });
  return { tandapemesan, berlakusampai: new Date(exp * 1000).toISOString() };
}

const lapsed = {
  en: "Please look the customer up again: what was found is kept for {minutes} minutes.",
  id: "Silakan cari nasabahnya sekali lagi: hasil pencarian disimpan {minutes} menit.",
};
const fill = (text: string) => text.replace("{minutes}", String(minutes));

/** The customer that `customerToken` stands for. Throws VALIDATION for one that was made for somebody else, forged or has run out. */
export function readCustomerToken(deps: Signing, manager: number, token: string): number {
  try {
    const read = jwt.verify(token, secretOf(deps), {
      algorithms: ["HS256"],
      audience: audienceOf(manager),
      clockTimestamp: Math.floor(deps.clock.now().getTime() / 1000),
    });
    return Number(claims.parse(read).sub);
  } catch {
    throw new AppError("VALIDATION", { fields: { tandapemesan: { en: fill(lapsed.en), id: fill(lapsed.id) } } });
  }
}
