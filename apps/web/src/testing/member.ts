import type { Role } from "@retribusi/contract/define/roles";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import type { CurrentUser, Session } from "../lib/current-user.ts";

const user: CurrentUser["user"] = {
  userid: 1,
  username: "somebody",
  email: "somebody@example.go.id",
  fullname: "Somebody",
  foto: null,
  alamat: null,
  noidentitas: null,
  notelp: null,
  bahasa: "id",
  pemdaid: null,
  pemdaname: null,
  skpdid: null,
  skpdname: null,
  pengelolaid: null,
  pengelolaname: null,
  kelompoktarif: null,
  privasiversi: privacyVersion,
  punyakunci: false,
  versi: 1,
};

/** Somebody signed in, in that role and with these pages. */
export const member = (role: Role, pages: string[], privasiversi: string | null = privacyVersion): Session => ({
  status: "signed-in",
  role,
  current: { user: { ...user, privasiversi }, pages, roles: [role], role, wajibfaktor: false },
});
