import type { Label } from "@retribusi/contract/define/label";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { type Addressee, languageOf, letterTo } from "./letter.ts";

type Decision = "accountApproved" | "accountRefused" | "roleApproved" | "roleRefused";

/** By what was decided. */
export const reviewSubjects: Readonly<Record<Decision, Label>> = {
  accountApproved: { en: "Your e-Retribusi account is open", id: "Akun e-Retribusi Anda sudah dibuka" },
  accountRefused: { en: "Your e-Retribusi account was not approved", id: "Akun e-Retribusi Anda tidak disetujui" },
  roleApproved: { en: "You have a new role in e-Retribusi", id: "Anda mendapat peran baru di e-Retribusi" },
  roleRefused: { en: "Your request for a role was refused", id: "Permintaan peran Anda ditolak" },
};

const texts: Readonly<Record<Decision, Label>> = {
  accountApproved: {
    en: `Hello {fullname},

your account "{username}" has been reviewed and is open now. You can sign in here:

{address}`,
    id: `Halo {fullname},

akun Anda "{username}" telah ditinjau dan sekarang sudah dibuka. Silakan masuk di sini:

{address}`,
  },
  accountRefused: {
    en: `Hello {fullname},

your account "{username}" has been reviewed and could not be approved. The reviewer's reason:

{reason}

The account stays closed for now; nothing you entered is lost. Answer this e-mail with what is missing, or with your questions, and the account will be looked at again.`,
    id: `Halo {fullname},

akun Anda "{username}" telah ditinjau dan tidak dapat disetujui. Alasan peninjau:

{reason}

Untuk sementara akun tetap ditutup; isian Anda tidak hilang. Balas surel ini dengan kelengkapan atau pertanyaan Anda, dan akun akan ditinjau kembali.`,
  },
  roleApproved: {
    en: `Hello {fullname},

your request was approved: you now have the role "{role}". It counts at once; with several roles you choose among them in the menu under your name.

{address}`,
    id: `Halo {fullname},

permintaan Anda disetujui: sekarang Anda memiliki peran "{role}". Peran ini langsung berlaku; bila memiliki beberapa peran, pilih di menu di bawah nama Anda.

{address}`,
  },
  roleRefused: {
    en: `Hello {fullname},

your request for the role "{role}" was refused. The reason:

{reason}

You can ask again on this page, or answer this e-mail with your questions:

{address}`,
    id: `Halo {fullname},

permintaan Anda untuk peran "{role}" ditolak. Alasannya:

{reason}

Anda dapat meminta lagi di halaman ini, atau membalas surel ini bila ada pertanyaan:

{address}`,
  },
};

interface Facts {
  /** Where the person goes on. */
  readonly address: string;
  readonly reason?: string;
  /** Stored name of the role that was asked for. */
  readonly role?: string;
}

/** Tells somebody, in their language, what was decided about their account or their request. */
export function reviewMail(decision: Decision, person: Addressee, facts: Facts): Mail {
  const { address, reason = "", role = "" } = facts;
  const called = isRole(role) ? roleLabels[role][languageOf(person)] : role;
  const letter = { subject: reviewSubjects[decision], body: texts[decision] };
  return letterTo(person, letter, { address, reason, role: called });
}
