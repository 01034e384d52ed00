/** The steps of a booking that its reader gets to see: notes of the staff are for the staff. */
export const historyFor = <E extends { readonly aksi: string }>(steps: readonly E[], isStaff: boolean): readonly E[] =>
  isStaff ? steps : steps.filter(({ aksi }) => aksi !== "note");
