import type { SavedDraft } from "../features/booking/form/draft-query.ts";

/** Nothing was typed before. */
export const noDraft: SavedDraft = { revisi: 0, disimpan: null, draf: null };
