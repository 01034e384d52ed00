/** How the organisation is reached; what nobody has set is null. */
export interface OrganisationContact {
  readonly notelp: string | null;
  readonly email: string | null;
  readonly alamat: string | null;
  readonly jamlayanan: string | null;
}

export const noContact: OrganisationContact = { notelp: null, email: null, alamat: null, jamlayanan: null };

/** Whether there is anything by which somebody can be reached; hours alone are nothing. */
export const isReachable = ({ notelp, email, alamat }: OrganisationContact): boolean =>
  [notelp, email, alamat].some((one) => one !== null);

/** The number as a device dials it: “(022) 123-4567” is `tel:0221234567`. */
export const phoneAddress = (notelp: string): string => `tel:${notelp.replace(/[^\d+]/g, "")}`;

/**
 * The lines that close a mail, readable in either language; none where nothing is set. An address stands on one line, as the mail has
 * others of its own.
 */
export function contactLines(contact: OrganisationContact, namaorganisasi: string | null): readonly string[] {
  if (!isReachable(contact)) return [];
  const { notelp, email, alamat, jamlayanan } = contact;
  const lines = [namaorganisasi, alamat?.replace(/\s*\n\s*/g, ", "), notelp && `Tel. ${notelp}`, email, jamlayanan];
  return lines.filter((line): line is string => Boolean(line));
}
