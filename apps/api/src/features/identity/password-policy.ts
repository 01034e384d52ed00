import type { Label } from "@retribusi/contract/define/label";
import {
  findPasswordProblem,
  type PasswordOwner,
  type PasswordWeakness,
  passwordProblems,
} from "@retribusi/contract/features/identity/password.rules";
import { demoPassword } from "@retribusi/db/seed/demo.data";
import { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Env } from "../../lib/env.ts";
import type { Origin } from "../../lib/fair-queue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { isMadeOf, listContextWords } from "./context-words.ts";
import { matchesPassword } from "./password.ts";

interface Choice {
  readonly password: string;
  readonly owner: PasswordOwner;
  readonly origin: Origin;
  /** The present one, as it is stored. */
  readonly present?: string;
  /** Where it was typed. */
  readonly field?: string;
}

interface Known {
  readonly db: { readonly prisma: Parameters<typeof listContextWords>[0] };
  readonly env: Partial<Pick<Env, "NODE_ENV" | "PUBLIC_URL">>;
}

/** The demonstration's password is public: in production it is nobody's. */
export const isDemoPassword = ({ env }: Pick<Known, "env">, password: string): boolean =>
  env.NODE_ENV === "production" && password === demoPassword;

const newAccount = z.object({
  username: z.string().catch(""),
  email: z.string().catch(""),
  password: z.string().min(1),
});

/** Why a password is guessed first, if it is: many people use it, everybody can read it, or it says no more than where one is. */
function weaknessOf(deps: Known, password: string, words: readonly string[]): PasswordWeakness | undefined {
  // Elsewhere than in production a trial may use it.
  if (password === demoPassword) return isDemoPassword(deps, password) ? "common" : undefined;
  if (isCommonPassword(password)) return "common";
  return isMadeOf(password, words) ? "context" : undefined;
}

/** Why a password is guessed first, for somebody who is still typing; null when it isn't. */
export async function findWeakness(deps: Known, password: string): Promise<PasswordWeakness | null> {
  return weaknessOf(deps, password, await listContextWords(deps.db.prisma, deps.env)) ?? null;
}

/** Finds out why a password is guessed first, with the words of this installation as they are now. */
export async function loadWeakness(deps: Known): Promise<(password: string) => Label | undefined> {
  const words = await listContextWords(deps.db.prisma, deps.env);
  return (password) => {
    const weakness = weaknessOf(deps, password, words);
    return weakness && passwordProblems[weakness];
  };
}

const problemOf = async (deps: Known, password: string, owner: PasswordOwner): Promise<Label | undefined> =>
  findPasswordProblem(password, owner, await loadWeakness(deps));

/** What is wrong with the password of an account that is to be made, whatever else is wrong with the form: field → why. */
export async function passwordProblemsOf(
  deps: Deps,
  form: unknown,
  roles: readonly string[],
): Promise<Readonly<Record<string, Label>>> {
  const { data } = newAccount.safeParse(form);
  const password = data && (await problemOf(deps, data.password, { ...data, roles }));
  return password ? { password } : {};
}

/** Throws VALIDATION, which says why, for a password that its owner may not choose. */
export async function requireGoodPassword(deps: Known & Pick<Deps, "env">, choice: Choice): Promise<void> {
  const { password, owner, present, origin, field = "password" } = choice;
  const problem = await problemOf(deps, password, owner);
  if (problem) throw new AppError("VALIDATION", { fields: { [field]: problem } });
  if (present !== undefined && (await matchesPassword(deps, password, present, origin))) {
    throw new AppError("VALIDATION", { fields: { [field]: passwordProblems.same } });
  }
}

/** Whose password is about to be changed, and the present one as it is stored. Throws NOT_FOUND. */
export async function getPasswordOwner(tx: Pick<Transaction, "userdata">, userid: number) {
  const found = await tx.userdata.findUnique({
    where: { userid },
    select: {
      username: true,
      email: true,
      password: true,
      model_has_roles: { select: { roles: { select: { name: true } } } },
    },
  });
  if (!found) throw new AppError("NOT_FOUND");
  const { username, email, password: present, model_has_roles } = found;
  return { owner: { username, email, roles: model_has_roles.map(({ roles }) => roles.name) }, present };
}
