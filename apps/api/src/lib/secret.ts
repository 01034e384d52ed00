import { createHmac } from "node:crypto";
import type { Env } from "../env.ts";

/** A secret for one purpose, made from the one secret that is configured: what signs files can't sign sessions. */
export const secretFor = ({ JWT_SECRET }: Pick<Env, "JWT_SECRET">, purpose: string): string =>
  createHmac("sha256", JWT_SECRET).update(purpose).digest("hex");
