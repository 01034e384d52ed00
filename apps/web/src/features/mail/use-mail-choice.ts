import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import {
  type MailGroup,
  type MailName,
  mailGroupNames,
  mailGroups,
  mailLanguages,
} from "@retribusi/contract/features/mail/mail.endpoints";
import type { MailKind } from "@retribusi/contract/features/mail/mail.kind";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useLanguage } from "../../lib/use-label.ts";

type ListedMail = MailKind & { readonly name: MailName };

export const mailsOf = (group: MailGroup): readonly ListedMail[] => mailGroups[group];

const findMail = (name: string | null) =>
  mailGroupNames
    .flatMap((group) => mailsOf(group).map((mail) => ({ group, mail })))
    .find(({ mail }) => mail.name === name);

/** Customers without an account read both languages; nobody else does. */
export const languagesIn = (group: MailGroup) => mailLanguages.filter((one) => one !== "both" || group === "booking");

/** A mail about a booking or a wish for one, so that it matters what is booked. */
export const isOfObject = (group: MailGroup, name: MailName): boolean =>
  group === "booking" || group === "waitlist" || /^(work|decide|late):/.test(name);

/** Which mail is looked at, and how, stands in the address, so that it survives a reload and can be sent to a colleague. */
export function useMailChoice() {
  const [search, change] = useAddressQuery();
  const language = useLanguage();
  const chosen = findMail(search.get("surel"));
  const named = mailGroupNames.find((group) => group === search.get("kelompok"));
  const group = named ?? chosen?.group ?? "booking";
  const wanted = search.get("bahasa") ?? language;
  const set = (name: "surel" | "kelompok" | "bahasa" | "jenis", value: string | undefined) =>
    change((before) => {
      const next = new URLSearchParams(before);
      if (name === "surel" || name === "kelompok") for (const one of ["surel", "kelompok"]) next.delete(one);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    group,
    mail: chosen?.group === group ? chosen.mail : undefined,
    bahasa: languagesIn(group).find((one) => one === wanted) ?? "id",
    jenis: bookingKinds.find((kind) => kind === search.get("jenis")) ?? "penginapan",
    set,
  };
}
export type MailChoice = ReturnType<typeof useMailChoice>;
