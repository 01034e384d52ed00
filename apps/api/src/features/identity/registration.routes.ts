import { errorKinds } from "@retribusi/contract/errors";
import {
  checkPassword,
  register,
  sendVerification,
  usernameExists,
  verifyEmail,
} from "@retribusi/contract/features/identity/registration.endpoints";
import { registrationProblems } from "@retribusi/contract/features/identity/registration.rules";
import { ipKeyGenerator } from "express-rate-limit";
import { handleVisitor, type RequestFacts, type Route } from "../../http/endpoint.ts";
import type { Arrival } from "../../http/upload.ts";
import { handleVisitorForm } from "../../http/visitor-form.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { checkDocument } from "../files/upload.ts";
import { confirmEmail, sendVerificationAgain } from "./email-verification.ts";
import { findMailState } from "./mail-state.ts";
import { findWeakness, loadWeakness } from "./password-policy.ts";
import { asRegistration, type RegistrationForm, registerAccount } from "./registration.ts";
import { isNameTaken } from "./unconfirmed.ts";
import { passGate } from "./visitor-gate.ts";

const registering = { name: "daftar", free: 0, most: 30 };
/** A form asks after each pause in typing; whoever reaches the limit is told when the form is sent. */
const choosing = { name: "sandi", free: 120, most: 120 };
const naming = { name: "nama", free: 30, most: 200 };

/** The letter of an organisation; a person's form has none, whatever was sent. Throws FILE_FORMAT with its field. */
async function readLetter(deps: Deps, form: RegistrationForm, [arrival]: readonly Arrival[], { ip }: RequestFacts) {
  if (form.jenisakun !== "organisasi" || !arrival) return;
  try {
    return await checkDocument(deps, ipKeyGenerator(ip), arrival);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "FILE_FORMAT")) throw error;
    throw new AppError("FILE_FORMAT", { fields: { suratorganisasi: errorKinds.FILE_FORMAT.message } });
  }
}

export const registrationRoutes: readonly Route[] = [
  handleVisitorForm(register, {
    admit: ({ deps, body, request, hasFile }) =>
      asRegistration(deps, async () => {
        const fields = registrationProblems(body, hasFile, await loadWeakness(deps));
        if (Object.keys(fields).length > 0) throw new AppError("VALIDATION", { fields });
        await passGate(deps, registering, request, body.captcha);
      }),
    run: ({ deps, body, files, request }) =>
      asRegistration(deps, async () => {
        const mail = await findMailState(deps);
        await registerAccount(deps, body, await readLetter(deps, body, files, request), request);
        return { mail };
      }),
  }),
  handleVisitor(usernameExists, async ({ deps, body, request }) => {
    await passGate(deps, naming, request, body.captcha);
    return isNameTaken(deps, deps.db.prisma, body.username);
  }),
  handleVisitor(checkPassword, async ({ deps, body, request }) => {
    await passGate(deps, choosing, request, undefined);
    return { kelemahan: await findWeakness(deps, body.password) };
  }),
  handleVisitor(verifyEmail, ({ deps, body, request }) => confirmEmail(deps, body, request)),
  handleVisitor(sendVerification, ({ deps, body, request }) => sendVerificationAgain(deps, body, request)),
];
