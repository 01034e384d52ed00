import type { Role } from "../../define/roles.ts";

/** What can be asked for. A super user is made by another one, and nobody asks for no role. */
export const askableRoles = ["nasabah", "pengelola", "dinas", "pemda", "bank"] as const satisfies readonly Role[];

export type AskableRole = (typeof askableRoles)[number];

/** States of a request: it waits, was approved or refused, or was withdrawn by who asked. */
export const requestStates = ["menunggu", "disetujui", "ditolak", "ditarik"] as const;
export type RequestState = (typeof requestStates)[number];

/** What the roles one holds leave to ask for. */
export const askableFor = (held: readonly string[]): AskableRole[] =>
  askableRoles.filter((role) => !held.includes(role));
