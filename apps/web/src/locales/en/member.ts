import { administration } from "./administration.ts";
import { privacy } from "./privacy.ts";
import { report } from "./report.ts";
import { review } from "./review.ts";

/** What the first page of whoever is signed in says, beside the words of visitors, in one file. */
export const member = {
  administration,
  privacy,
  report,
  review,
} as const;
