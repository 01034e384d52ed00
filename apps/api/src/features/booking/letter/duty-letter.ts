import type { Env } from "../../../lib/env.ts";
import type { Letter } from "../../../lib/letter/letter.ts";
import type { DutyMail } from "../../../lib/outbox/duty.ts";
import { webAddress } from "../../../lib/web-address.ts";

/** The mail to somebody of the staff. */
export function dutyLetter(
  env: Pick<Env, "PUBLIC_URL">,
  { subject, paragraphs, facts = [], link, bahasa }: Omit<DutyMail, "to">,
): Letter {
  const addressed = facts.map(({ path, ...fact }) => (path ? { ...fact, address: webAddress(env, path) } : fact));
  return {
    subject,
    parts: [
      {
        language: bahasa,
        preheader: paragraphs[0] ?? subject,
        heading: subject,
        paragraphs,
        facts: addressed,
        link: { label: link.label, address: webAddress(env, link.path) },
      },
    ],
  };
}
